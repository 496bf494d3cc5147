import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { CHANGE_CHANNEL } from "#platform/store/change-channel.ts";
import { keptFingerprints } from "#platform/store/migrate.ts";
import { WrongUse } from "#scripts/lib/command-line.ts";
import { type MerchantTable, merchantTables } from "./merchant-tables.ts";

export type Copied = { tables: number; rows: number };

/**
 * Copies all rows of one merchant from a restored database into a running one, in one transaction.
 * Both connections are their database's owner, and both databases of the same version. Returns the
 * tables with rows and the sum of their rows. Throws WrongUse, and changes nothing, when the source
 * has no such merchant, the target has a row of it, or another merchant claimed its addresses.
 */
export async function copyMerchant(
  source: pg.Client,
  target: pg.Client,
  merchant: string,
): Promise<Copied> {
  await requireSameVersion(source, target);
  const tables = await merchantTables(target);
  await source.query("begin isolation level repeatable read read only");
  await target.query("begin");
  try {
    await requireThere(source, merchant);
    for (const table of tables) await requireEmpty(target, table, merchant);
    const copied: Copied = { tables: 0, rows: 0 };
    for (const table of tables) {
      const rows = await copyTable(source, target, table, merchant);
      copied.tables += rows > 0 ? 1 : 0;
      copied.rows += rows;
    }
    await claimAddresses(source, target, merchant);
    await target.query("select pg_notify($1, $2)", [CHANGE_CHANNEL, merchant]);
    await target.query("commit");
    return copied;
  } catch (error) {
    await target.query("rollback").catch(() => {});
    throw error;
  } finally {
    await source.query("rollback").catch(() => {});
  }
}

async function requireSameVersion(source: pg.Client, target: pg.Client) {
  const [[own], [other]] = [await keptFingerprints(source), await keptFingerprints(target)];
  if (own === other) return;
  throw new WrongUse("The databases are of different versions: migrate both from one folder.");
}

async function requireThere(source: pg.Client, merchant: string) {
  const { rowCount } = await source.query("select from merchants where code = $1", [merchant]);
  if (!rowCount) throw new WrongUse(`The restored database has no merchant ${merchant}.`);
}

async function requireEmpty(
  target: pg.Client,
  { name, merchantColumn }: MerchantTable,
  merchant: string,
) {
  const words = `select from ${name} where ${merchantColumn} = $1 limit 1`;
  const { rowCount } = await target.query(words, [merchant]);
  if (rowCount) throw new WrongUse(`The running database has rows of ${merchant} in ${name}.`);
}

/** One statement a table, so that a row may name another of its own table. */
async function copyTable(
  source: pg.Client,
  target: pg.Client,
  { name, columns, merchantColumn, identity }: MerchantTable,
  merchant: string,
): Promise<number> {
  const list = columns.join(", ");
  // A COPY takes no parameters.
  const ofMerchant = `${merchantColumn} = ${pg.escapeLiteral(merchant)}`;
  const read = source.query(
    copyTo(`copy (select ${list} from ${name} where ${ofMerchant}) to stdout`),
  );
  const written = target.query(copyFrom(`copy ${name} (${list}) from stdin`));
  await pipeline(read, written);
  if (identity) {
    // The next number is above the copied ones, in a database that never gave them too.
    await target.query(
      `select setval(pg_get_serial_sequence($1, $2), greatest(
         (select max(${pg.escapeIdentifier(identity)}) from ${name}),
         nextval(pg_get_serial_sequence($1, $2))))`,
      [name, identity],
    );
  }
  return written.rowCount;
}

/** Addresses on the chain are claimed once among all merchants, so their table has no merchant. */
async function claimAddresses(source: pg.Client, target: pg.Client, merchant: string) {
  const { rows } = await source.query<{ address: string }>(
    "select address from chain_holders where holder = $1",
    [merchant],
  );
  const claimed = JSON.stringify(rows.map(({ address }) => address));
  await target.query(
    `insert into chain_holders (address, holder)
     select address, $2 from json_array_elements_text($1) as address on conflict do nothing`,
    [claimed, merchant],
  );
  const { rowCount } = await target.query(
    `select from json_array_elements_text($1) as a
     join chain_holders h on h.address = a where h.holder <> $2`,
    [claimed, merchant],
  );
  if (rowCount) throw new WrongUse(`Another merchant holds an address of ${merchant}.`);
}
