import { z } from "zod";
import { pageName } from "./menu.ts";

/** The pages that a footer may lead to; their wording lies below "footer.links". */
export const FOOTER_LINKS = {
  about: "/help/about",
  help: "/help",
  responsible: "/help/responsible",
  contact: "/help/contact",
  feedback: "/feedback",
  vip: "/vip",
  points: "/pointMall",
  join: "/join",
  blog: "/blog",
  terms: "/help/terms",
  privacy: "/help/privacy",
} as const;

export type FooterLink = keyof typeof FOOTER_LINKS;
const NAMES = Object.keys(FOOTER_LINKS) as [FooterLink, ...FooterLink[]];

/** What every house owes its players, wherever it puts it. */
const OWED: readonly FooterLink[] = ["responsible", "terms", "privacy"];

/** The footer's links in a brand's order: known pages by name, its own by that of their files. */
export const footerLinks = z
  .array(z.union([z.enum(NAMES), z.strictObject({ page: pageName })]))
  .refine(
    (all) => OWED.every((name) => all.includes(name)),
    `${OWED.join(", ")} may not be missing`,
  );

/** The links where a brand says nothing; its own pages follow them. */
export const footerOfBrand = (
  own: z.output<typeof footerLinks> | undefined,
  pages: readonly string[],
): z.output<typeof footerLinks> => own ?? [...NAMES, ...pages.map((page) => ({ page }))];
