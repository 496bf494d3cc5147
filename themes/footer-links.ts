import { z } from "zod";
import { pageName } from "./menu.ts";

/** The pages that a footer may link to; their wording is below "footer.links". */
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

/** Links that every brand must offer its players, anywhere in its footer. */
const OWED: readonly FooterLink[] = ["responsible", "terms", "privacy"];

/** The footer's links in a brand's order: known pages by name, its own by file name. */
export const footerLinks = z
  .array(z.union([z.enum(NAMES), z.strictObject({ page: pageName })]))
  .refine(
    (all) => OWED.every((name) => all.includes(name)),
    `${OWED.join(", ")} may not be missing`,
  );

/** The default links; the brand's own pages follow them. */
export const footerOfBrand = (
  own: z.output<typeof footerLinks> | undefined,
  pages: readonly string[],
): z.output<typeof footerLinks> => own ?? [...NAMES, ...pages.map((page) => ({ page }))];
