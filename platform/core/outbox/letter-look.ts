import type { MerchantRow } from "../merchant/find-merchant.ts";

/** How a merchant's letters look; the platform knows no brand, so its own row says it. */
export type LetterLook = {
  name: string;
  /** Behind the letter. */
  page: string;
  /** Behind the name at the top, and the name on it. */
  ground: string;
  onGround: string;
  /** The line under the top. */
  accent: string;
  action: string;
  onAction: string;
};

const STANDARD: Omit<LetterLook, "name"> = {
  page: "#f3f1f6",
  ground: "#2a2438",
  onGround: "#ffffff",
  accent: "#8d7fd1",
  action: "#4b3fa3",
  onAction: "#ffffff",
};

/** From the merchant's setting `letterLook`; what is missing or no colour is the house's own. */
export function letterLook({ name, settings }: Pick<MerchantRow, "name" | "settings">): LetterLook {
  const given = (settings.letterLook ?? {}) as Record<string, unknown>;
  const isColour = (value: unknown) => typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value);
  const own = Object.entries(given).filter(([key, value]) => key in STANDARD && isColour(value));
  return { ...STANDARD, ...Object.fromEntries(own), name };
}
