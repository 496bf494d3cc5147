import type { PromotionCategory } from "../../contract/club/promotion-categories.ts";
import type { PromotionWords } from "../../store/schema/promotion.ts";

export type Language = "es" | "en";
export type DemoPromotion = {
  id: string;
  category: PromotionCategory;
  audience: "EVERYONE" | "MEMBERS";
  picture: string;
  linkTo: string | null;
  /** Days from the seeding to its first and to the end of its last; null for no date. */
  days: { from: number | null; to: number | null };
  words: Record<Language, PromotionWords>;
};

/** What a brand says in its own voice; the facts below it are the same for all. */
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

/** Holds for everything a demonstration brand offers, and stands under each promotion. */
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
