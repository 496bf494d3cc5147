import type { PromotionCategory } from "../../contract/club/promotion-categories.ts";
import type { PromotionWords } from "../../store/schema/promotion.ts";

export type Language = "es" | "en";
export type DemoPromotion = {
  id: string;
  category: PromotionCategory;
  audience: "EVERYONE" | "MEMBERS";
  picture: string;
  linkTo: string | null;
  /** The first day and the end of the last one, in days after the seeding; null for no date. */
  days: { from: number | null; to: number | null };
  words: Record<Language, PromotionWords>;
};

/** A brand's own words. The facts below them are the same for all. */
export type Voice = Record<
  Language,
  { title: string; summary: string; action?: string; intro: string }
>;

const joined = (parts: readonly string[]) => parts.join("");
const list = (items: readonly string[]) =>
  `<ul>${joined(items.map((item) => `<li>${item}</li>`))}</ul>`;

export type Facts = Record<Language, { rules: readonly string[]; terms: readonly string[] }>;

const HEADINGS = {
  es: { rules: "Cómo funciona", terms: "Condiciones" },
  en: { rules: "How it works", terms: "Terms" },
} as const;

/** Stands under each promotion, because it holds for all of them. */
const ALWAYS: Record<Language, string> = {
  es: "Solo para quienes tienen la edad mínima para jugar. El saldo de esta demostración no vale fuera de ella.",
  en: "Only for people of the minimum age to play. The balance of this demonstration is worth nothing outside it.",
};

/** The brand's words, then how it works, then the terms in plain language. */
export function promotionWords(voice: Voice, facts: Facts): Record<Language, PromotionWords> {
  const say = (language: Language): PromotionWords => {
    const { title, summary, intro, action = "" } = voice[language];
    const { rules, terms } = facts[language];
    const headings = HEADINGS[language];
    const html = joined([
      `<p>${intro}</p>`,
      `<h2>${headings.rules}</h2>${list(rules)}`,
      `<h2>${headings.terms}</h2>${list([...terms, ALWAYS[language]])}`,
    ]);
    return { title, summary, action, html };
  };
  return { es: say("es"), en: say("en") };
}
