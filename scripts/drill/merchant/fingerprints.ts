import type pg from "pg";
import { merchantTables } from "./merchant-tables.ts";

/** The number of rows and a sum over their contents by table, of one merchant or of all others. */
export async function fingerprints(
  client: pg.Client,
  { only, without }: { only?: string; without?: string },
): Promise<Map<string, string>> {
  const prints = new Map<string, string>();
  for (const { name, merchantColumn } of await merchantTables(client)) {
    const { rows } = await client.query<{ print: string }>(
      `select count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as print
       from ${name} t where ($1::text is null or ${merchantColumn} = $1)
         and ($2::text is null or ${merchantColumn} <> $2)`,
      [only ?? null, without ?? null],
    );
    prints.set(name, rows[0]!.print);
  }
  return prints;
}
