import { and, asc, eq, gt, isNotNull, ne, or, sql } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import type { Store, Transaction } from "../../store/open-store.ts";
import { members, merchants } from "../../store/schema/merchant.ts";
import { personHashes } from "../../store/schema/person-hash.ts";
import { keepPersonHashes } from "./person-hashes.ts";
import { type PersonKeyContext, personKey } from "./person-key.ts";

type Parts = PersonKeyContext & { store: Store };

const BATCH = 200;

const isKnown = or(
  isNotNull(members.phone),
  isNotNull(members.email),
  sql`${members.profile} ?| array['idNumber', 'birthday', 'email']`,
);
const hasNone = sql`not exists (
  select from ${personHashes}
  where ${personHashes.merchant} = ${members.merchant} and ${personHashes.member} = ${members.id})`;

/**
 * Writes the hashes of members from before there were any, and returns how many it looked at. Safe to
 * run at every start: a second run changes nothing.
 */
export async function fillPersonHashes(parts: Parts): Promise<number> {
  await parts.store.db.transaction((tx) => personKey(parts, tx));
  let total = 0;
  for (const { code } of await parts.store.db.select({ code: merchants.code }).from(merchants)) {
    for (let after: string | undefined = ""; after !== undefined; ) {
      const from: string = after;
      const done: string[] = await parts.store.inMerchant(code, (tx) =>
        fillBatch(parts, tx, code, from),
      );
      total += done.length;
      after = done.at(-1);
    }
  }
  return total;
}

async function fillBatch(parts: Parts, tx: Transaction, code: string, after: string) {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.merchant, code),
        ne(members.type, ACCOUNT_TYPE.trial),
        gt(members.id, after),
        isKnown,
        hasNone,
      ),
    )
    .orderBy(asc(members.id))
    .limit(BATCH);
  const context = { ...parts, merchant: { code } };
  for (const { id } of rows) await keepPersonHashes(context, tx, id);
  return rows.map(({ id }) => id);
}
