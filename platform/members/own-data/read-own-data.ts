import { and, eq } from "drizzle-orm";
import type { ownDataPart } from "../../contract/members/own-data.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { countOwnCopy } from "../../core/limits/own-data-limit.ts";
import { requireRecentProof } from "../challenge/require-proof.ts";
import { isAfter, readable, selection } from "./part.ts";
import { PARTS } from "./parts.ts";

const PAGE_SIZE = 500;

/**
 * One page of a part of the member's own data, after a recent proof. The first page of the account
 * begins a copy: five a day, each in the audit.
 */
export async function readOwnData(
  context: Context,
  { part: name, after }: InputOf<typeof ownDataPart>,
): Promise<ValueOf<typeof ownDataPart>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const part = PARTS[name];
  const place = after === undefined ? undefined : readPlace(after, part.order.length);
  const isBeginning = name === "account";
  const rows = await store.inMerchant(merchant.code, async (tx) => {
    await requireRecentProof(context, tx);
    if (isBeginning) {
      await countOwnCopy(context, memberId);
      await record(context, tx, { action: "ownDataCopy", memberId });
    }
    const own = [
      eq(part.table.merchant, merchant.code),
      part.isOwn(memberId, merchant.code),
      place && isAfter(part, place),
    ];
    return tx
      .select(selection(part))
      .from(part.table)
      .where(and(...own))
      .orderBy(...part.order)
      .limit(PAGE_SIZE);
  });
  const { shape = (_context, _memberId, row) => row } = part;
  return {
    rows: rows.map(({ row }) => readable(shape(context, memberId, row))),
    next: rows.length < PAGE_SIZE ? null : JSON.stringify(rows.at(-1)!.place),
  };
}

/** The place that an earlier page gave. Anything else is refused. */
function readPlace(text: string, length: number): string[] {
  try {
    const read: unknown = JSON.parse(text);
    if (Array.isArray(read) && read.length === length && read.every(isText)) return read;
  } catch {
    // Not what a page gave.
  }
  throw new Refusal("invalid_input", { field: "after" });
}

const isText = (value: unknown): value is string => typeof value === "string";
