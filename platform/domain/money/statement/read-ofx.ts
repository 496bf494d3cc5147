import { statementAmount } from "./statement-amount.ts";
import { statementDay } from "./statement-day.ts";
import { plainAccount, type Statement, type StatementLine, textOfLine } from "./statement-line.ts";
import { entryUnreadable, unreadable } from "./statement-refusals.ts";
import { allBelow, readTags, type Tag, textOf } from "./tag-tree.ts";

/** A bank's account, and a card's. */
const STATEMENTS = ["stmtrs", "ccstmtrs"];
const ACCOUNTS = ["bankacctfrom", "ccacctfrom"];
const TEXTS = ["memo", "name", "refnum", "checknum"];

/** True for a text that begins like OFX, in its older form or as XML. */
export const isOfx = (text: string): boolean => /^\s*(OFXHEADER:|(<\?[^>]*>\s*)*<OFX>)/i.test(text);

/** Reads the statements of an OFX file, of version 1 (SGML) or 2 (XML). */
export function readOfx(text: string): Statement[] {
  const root = readTags(text.slice(text.indexOf("<")), { isLoose: !/^\s*<\?/.test(text) });
  const statements = STATEMENTS.flatMap((name) => allBelow(root, name));
  if (statements.length === 0) throw unreadable();
  return statements.map((statement) => {
    const [from] = ACCOUNTS.flatMap((name) => allBelow(statement, name));
    const account = from && valueIn(from, "acctid");
    const currency = valueIn(statement, "curdef") ?? "";
    const entries = allBelow(statement, "stmttrn");
    return {
      account: account ? plainAccount(account) : null,
      lines: entries.map((entry, at) => lineOf(entry, currency, at + 1)),
    };
  });
}

function lineOf(entry: Tag, currency: string, number: number): StatementLine {
  // OFX allows both separators and never groups digits.
  const written = (valueIn(entry, "trnamt") ?? "").replace(",", ".");
  const read = statementAmount(written, "point");
  const bookedAt = statementDay((valueIn(entry, "dtposted") ?? "").slice(0, 8), "dayFirst");
  const [other] = allBelow(entry, "currency");
  const own = (other && valueIn(other, "cursym")) ?? currency;
  if (!read || !bookedAt || !/^[A-Z]{3}$/.test(own)) throw entryUnreadable(number);
  return {
    bankId: valueIn(entry, "fitid"),
    ...{ bookedAt, amount: read.amount, currency: own },
    text: textOfLine(TEXTS.map((name) => valueIn(entry, name))),
    isCredit: !read.isNegative,
    isReversal: valueIn(entry, "correctfitid") !== null,
  };
}

/** In the older form a value's tag may lie in the one before it, so the first below is meant. */
const valueIn = (tag: Tag, name: string): string | null => textOf(allBelow(tag, name)[0]);
