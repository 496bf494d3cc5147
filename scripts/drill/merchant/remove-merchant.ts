import type pg from "pg";
import { merchantTables } from "./merchant-tables.ts";

/** Removes all rows of one merchant in one transaction, as a disaster would. The drill needs it. */
export async function removeMerchant(client: pg.Client, merchant: string): Promise<void> {
  await client.query("begin");
  for (const { name, merchantColumn } of (await merchantTables(client)).toReversed()) {
    await client.query(`delete from ${name} where ${merchantColumn} = $1`, [merchant]);
  }
  await client.query("commit");
}
