import type { MerchantRow } from "../merchant/find-merchant.ts";

/**
 * The look of a merchant's letters. It comes from the merchant's row, because the platform knows no
 * brand.
 */
export type LetterLook = {
  name: string;
  /** The colour behind the letter. */
  page: string;
  /** The colours of the top: its background and the name on it. */
  ground: string;
  onGround: string;
  /** The line below the top. */
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

/** Reads the merchant's setting `letterLook`. Our defaults replace missing and invalid colours. */
export function letterLook({ name, settings }: Pick<MerchantRow, "name" | "settings">): LetterLook {
  const given = (settings.letterLook ?? {}) as Record<string, unknown>;
  const isColour = (value: unknown) => typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value);
  const own = Object.entries(given).filter(([key, value]) => key in STANDARD && isColour(value));
  return { ...STANDARD, ...Object.fromEntries(own), name };
}
