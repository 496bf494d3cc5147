import { statementAmount } from "./statement-amount.ts";
import { statementDay } from "./statement-day.ts";
import { plainAccount, type Statement, type StatementLine, textOfLine } from "./statement-line.ts";
import { entryUnreadable, unreadable } from "./statement-refusals.ts";
import { allBelow, childAt, readTags, type Tag, textOf } from "./tag-tree.ts";

const NAMESPACE = /camt\.053\.001\.(\d\d)/;
const VERSIONS = { from: 2, to: 8 };

/** What a payer's bank writes for a reference that the payer did not give. */
const NO_REFERENCE = /^NOT ?PROVIDED$/i;

/** True for a text that names CAMT.053, of any version. */
export const isCamt = (text: string): boolean => NAMESPACE.test(text.slice(0, 2_000));

/** Reads the booked entries of a CAMT.053 file, of version 02 to 08. Pending ones are left out. */
export function readCamt(text: string): Statement[] {
  const version = Number(NAMESPACE.exec(text)?.[1]);
  if (!(version >= VERSIONS.from && version <= VERSIONS.to)) throw unreadable();
  const statements = allBelow(readTags(text, { isLoose: false }), "stmt");
  if (statements.length === 0) throw unreadable();
  return statements.map((statement) => {
    const id = childAt(statement, "acct", "id");
    const account = textOf(childAt(id, "iban")) ?? textOf(childAt(id, "othr", "id"));
    const entries = statement.children.filter(({ name }) => name === "ntry");
    return {
      account: account ? plainAccount(account) : null,
      lines: entries.flatMap((entry, at) => (isBooked(entry) ? linesOf(entry, at + 1) : [])),
    };
  });
}

/** Since version 07 the state is a code within the tag. */
function isBooked(entry: Tag): boolean {
  const status = childAt(entry, "sts");
  return (textOf(childAt(status, "cd")) ?? textOf(status)) === "BOOK";
}

/** One line, or a line for each payment of a batch whose parts are the whole. */
function linesOf(entry: Tag, number: number): StatementLine[] {
  const whole = moneyOf(childAt(entry, "amt"));
  const day = childAt(entry, "bookgdt") ?? childAt(entry, "valdt");
  const shown = textOf(childAt(day, "dt")) ?? textOf(childAt(day, "dttm"));
  const bookedAt = statementDay((shown ?? "").slice(0, 10), "dayFirst");
  const sign = textOf(childAt(entry, "cdtdbtind"));
  if (!whole || !bookedAt || (sign !== "CRDT" && sign !== "DBIT")) throw entryUnreadable(number);
  const own = {
    bookedAt,
    isCredit: sign === "CRDT",
    isReversal: textOf(childAt(entry, "rvslind")) === "true",
  };
  const id = textOf(childAt(entry, "acctsvcrref"));
  const details = allBelow(entry, "txdtls");
  const parts = partsOf(details, sign, whole);
  if (parts) {
    return parts.map(({ tag, amount }, at) => ({
      bankId: referenceIn(tag) ?? (id && `${id}#${at + 1}`),
      ...{ ...own, amount, currency: whole.currency, text: textOfLine(textsIn(tag)) },
    }));
  }
  const information = textOf(childAt(entry, "addtlntryinf"));
  const [only, ...others] = details;
  return [
    {
      bankId: id ?? (only && others.length === 0 ? referenceIn(only) : null),
      ...{ ...own, amount: whole.amount, currency: whole.currency },
      text: textOfLine([...details.flatMap(textsIn), information]),
    },
  ];
}

type Money = { amount: bigint; currency: string };

/** The payments of a batch, when they have the sign of their entry and add up to it. */
function partsOf(details: readonly Tag[], sign: string, whole: Money) {
  if (details.length < 2) return null;
  const parts = details.flatMap((tag) => {
    const money = moneyOf(childAt(tag, "amt") ?? childAt(tag, "amtdtls", "txamt", "amt"));
    const own = textOf(childAt(tag, "cdtdbtind")) ?? sign;
    const fits = money?.currency === whole.currency && own === sign;
    return money && fits ? [{ tag, amount: money.amount }] : [];
  });
  const sum = parts.reduce((total, { amount }) => total + amount, 0n);
  return parts.length === details.length && sum === whole.amount ? parts : null;
}

function moneyOf(tag: Tag | undefined): Money | null {
  const read = statementAmount(textOf(tag) ?? "", "point");
  const currency = tag?.attributes.ccy ?? "";
  if (!read || read.isNegative || !/^[A-Z]{3}$/.test(currency)) return null;
  return { amount: read.amount, currency };
}

/** The bank's own reference. The payer's and the entry's number in its statement are no ids. */
const referenceIn = (tag: Tag): string | null => textOf(childAt(tag, "refs", "acctsvcrref"));

/** What the payer wrote first, then the payer and what the bank adds. */
function textsIn(tag: Tag): string[] {
  const remittance = childAt(tag, "rmtinf");
  const payer = childAt(tag, "rltdpties", "dbtr");
  const found = [
    ...(remittance ? [...allBelow(remittance, "ustrd"), ...allBelow(remittance, "ref")] : []),
    ...[childAt(tag, "refs", "endtoendid"), childAt(tag, "addtltxinf")],
    ...[childAt(payer, "nm"), childAt(payer, "pty", "nm")],
  ];
  const texts = found.flatMap((one) => textOf(one) ?? []);
  return texts.filter((text) => !NO_REFERENCE.test(text));
}
