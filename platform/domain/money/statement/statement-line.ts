/** One entry of a bank's statement. */
export type StatementLine = {
  /** The bank's own id of the entry; null without one. */
  bankId: string | null;
  /** The day on which the bank booked it, such as "2026-11-20". */
  bookedAt: string;
  /** Never negative, in ledger units of 1/10,000. */
  amount: bigint;
  /** ISO 4217. */
  currency: string;
  /** Everything that the payer and the bank wrote, in one line. */
  text: string;
  /** True for money that came in. */
  isCredit: boolean;
  /** True when the bank corrects an earlier entry by it. */
  isReversal: boolean;
};

/** The entries of one account, in the order of the file. `account` is null when the file names none. */
export type Statement = { account: string | null; lines: StatementLine[] };

/** The most entries of one file. */
export const LINES_MAX = 10_000;
const TEXT_CHARACTERS = 1_000;

/** The parts as one line without repetitions. A long one ends before the word that does not fit. */
export function textOfLine(parts: readonly (string | null | undefined)[]): string {
  const plain = parts.map((part) => (part ?? "").replaceAll(/[\s\p{Cc}]+/gu, " ").trim());
  const text = [...new Set(plain)].filter(Boolean).join(" ");
  if (text.length <= TEXT_CHARACTERS) return text;
  return text.slice(0, text.lastIndexOf(" ", TEXT_CHARACTERS)).slice(0, TEXT_CHARACTERS);
}

/** An account's number without spaces, so that both ways of writing it are one account. */
export const plainAccount = (account: string): string => account.replaceAll(/\s+/g, "");
