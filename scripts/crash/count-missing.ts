import { sql } from "drizzle-orm";
import type { Store } from "#platform/store/open-store.ts";
import type { Acknowledged } from "./load.ts";

/** The ledger's keys of a bet and of its win. */
export const keysOf = ({ platformTxId, platformWinTxId }: Acknowledged) => [
  `vw:${platformTxId}`,
  `vw:${platformWinTxId}`,
];

/** How many of these keys have no transfer in a merchant's ledger. */
export async function countMissing(
  store: Store,
  merchant: string,
  keys: string[],
): Promise<number> {
  const { rows } = await store.inMerchant(merchant, (tx) =>
    tx.execute<{ missing: number }>(sql`
      select count(*)::int as missing from json_array_elements_text(${JSON.stringify(keys)}) as k
      where not exists (select from ledger_transfers
        where merchant = ${merchant} and key = k)`),
  );
  return rows[0]?.missing ?? keys.length;
}
