import { and, eq, sql } from "drizzle-orm";
import type { Clock } from "../../core/context.ts";
import type { Store } from "../../store/open-store.ts";
import { FORGOTTEN, type ForgottenRows } from "./forgotten-rows.ts";

type ForgetContext = { store: Store; clock: Clock; merchant: { code: string } };

const DAY_MS = 24 * 3_600_000;
/** Rows of one transaction, so that a long backlog blocks nobody. */
const BATCH = 5_000;

/**
 * Deletes a merchant's rows that are past their use, a batch after the other, and tells whether
 * there were any.
 */
export async function forgetOldRows(context: ForgetContext): Promise<boolean> {
  const old = await listOld(context);
  for (const kind of old) {
    for (let deleted = BATCH; deleted === BATCH; ) deleted = await forgetBatch(context, kind);
  }
  return old.length > 0;
}

/** The kinds that have any old row, asked together, because an idle merchant has none. */
async function listOld({ store, clock, merchant }: ForgetContext): Promise<ForgottenRows[]> {
  const found = FORGOTTEN.map(({ table, days, isOld }, place) => {
    const before = new Date(clock.now().getTime() - days * DAY_MS);
    return sql`select ${place}::int as place where exists (select from ${table}
      where ${and(eq(table.merchant, merchant.code), isOld(before))})`;
  });
  const { rows } = await store.inMerchant(merchant.code, (tx) =>
    tx.execute<{ place: number }>(sql.join(found, sql` union all `)),
  );
  return rows.map(({ place }) => FORGOTTEN[place]!);
}

function forgetBatch(
  { store, clock, merchant }: ForgetContext,
  { table, days, isOld }: ForgottenRows,
): Promise<number> {
  const before = new Date(clock.now().getTime() - days * DAY_MS);
  const own = eq(table.merchant, merchant.code);
  return store.inMerchant(merchant.code, async (tx) => {
    const old = tx
      .select({ place: sql`ctid` })
      .from(table)
      .where(and(own, isOld(before)))
      .limit(BATCH);
    const done = await tx.delete(table).where(and(own, sql`ctid = any (array(${old}))`));
    return done.rowCount ?? 0;
  });
}
