import { Refusal } from "../../../contract/wire/refusal.ts";
import { isCamt, readCamt } from "./read-camt.ts";
import { type CsvForm, readCsv } from "./read-csv.ts";
import { isOfx, readOfx } from "./read-ofx.ts";
import { LINES_MAX, plainAccount, type Statement } from "./statement-line.ts";
import { unreadable } from "./statement-refusals.ts";

export type StatementForm = CsvForm & {
  /** The account, which a CSV file does not name. */
  account?: string | undefined;
};

const ACCOUNT_CHARACTERS = 64;

/**
 * Reads a bank's statement: CAMT.053, OFX or else CSV, in UTF-8 or Latin 1. Each statement names its
 * account. Refuses with the field that is wrong; one entry that cannot be read refuses the whole file.
 */
export function readStatement(
  bytes: Uint8Array,
  form: StatementForm,
): (Statement & { account: string })[] {
  const text = decoded(bytes);
  const statements = read(text, form);
  const size = statements.reduce((sum, { lines }) => sum + lines.length, 0);
  if (size > LINES_MAX) {
    throw new Refusal("statement_too_long", { field: "file", details: { max: LINES_MAX } });
  }
  const asked = form.account === undefined ? null : plainAccount(form.account);
  return statements.map(({ account, lines }) => {
    const own = account ?? asked;
    if (own !== null && own.length > ACCOUNT_CHARACTERS) throw unreadable();
    if (own === null) throw new Refusal("account_required", { field: "account" });
    if (asked !== null && own !== asked) throw new Refusal("account_differs", { field: "account" });
    return { account: own, lines };
  });
}

function read(text: string, form: CsvForm): Statement[] {
  if (isCamt(text)) return readCamt(text);
  if (isOfx(text)) return readOfx(text);
  if (text.trimStart().startsWith("<")) throw unreadable();
  return [readCsv(text, form)];
}

/** Whatever is no UTF-8 is Latin 1, as Windows writes it. A file of zero bytes is neither. */
function decoded(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw unreadable();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
