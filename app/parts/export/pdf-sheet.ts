import { MINUS } from "#platform/contract/wire/written-money.ts";

/** A4 landscape, in points. */
export const [WIDTH, HEIGHT, EDGE] = [841.89, 595.28, 40] as const;
export const INNER = WIDTH - 2 * EDGE;
export const ROW = 17;
/** The built-in fonts have neither the minus sign nor spaces that bind; their dash looks the same. */
export const inFont = (text: string): string =>
  text.replaceAll(MINUS, "–").replaceAll(/[\u00a0\u202f]/g, " ");
export const [INK, SOFT, LINE, TINT] = ["#14161f", "#565c6b", "#d5d8e0", "#f2f3f6"] as const;
