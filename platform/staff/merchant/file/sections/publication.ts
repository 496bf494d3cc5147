import { Refusal } from "../../../../contract/wire/refusal.ts";
import type { Transaction } from "../../../../store/open-store.ts";
import { checkLink } from "../../../publishing/check-link.ts";

export const dateOf = (text: string | null | undefined): Date | null =>
  text ? new Date(text) : null;
export const textOf = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The same words with each language's changed. */
export function inEach<Words, Other>(
  words: Record<string, Words>,
  change: (one: Words) => Other,
): Record<string, Other> {
  const changed = Object.entries(words).map(([language, one]) => [language, change(one)] as const);
  return Object.fromEntries(changed);
}

/** Refuses a link that leads nowhere. */
export async function requireLink(
  tx: Transaction,
  merchant: string,
  link: Parameters<typeof checkLink>[2],
  refused: Refusal,
): Promise<void> {
  if (!(await checkLink(tx, merchant, link))) throw refused;
}

/** The refusal of one item of a list. */
export const wrongItem = (list: string, id: string): Refusal =>
  new Refusal("invalid_file", { field: `file.${list}`, details: { id } });
