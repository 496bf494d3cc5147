import { createHash } from "node:crypto";
import type { StatementLine } from "./statement-line.ts";

/**
 * Gives each line a key that is the same in every statement of the account. It covers the day, the
 * amount and the bank's id, or the text without one; equal lines of a day are counted. An id that a
 * bank uses again for another payment therefore hides no payment.
 */
export function keyedLines<Line extends StatementLine>(
  lines: readonly Line[],
): (Line & { key: string })[] {
  const times = new Map<string, number>();
  return lines.map((line) => {
    const content = contentOf(line);
    const turn = (times.get(content) ?? 0) + 1;
    times.set(content, turn);
    return { ...line, key: [content, turn].join(":") };
  });
}

function contentOf({ bankId, text, bookedAt, amount, currency, isCredit }: StatementLine): string {
  const told = bankId === null ? ["text", text] : ["id", bankId];
  const parts = [...told, bookedAt, String(amount), currency, String(isCredit)];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
