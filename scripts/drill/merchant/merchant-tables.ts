import type pg from "pg";

export type MerchantTable = {
  /** Both as SQL writes them. */
  name: string;
  columns: string[];
  /** The column with the merchant's code. */
  merchantColumn: string;
  /** A column that the database numbers itself. */
  identity: string | null;
};

type Row = MerchantTable & { parents: string[] };

/**
 * Every table with rows of a merchant, `merchants` included. A table comes after those that its foreign
 * keys name. Throws when these keys form a circle.
 */
export async function merchantTables(client: pg.Client): Promise<MerchantTable[]> {
  const { rows } = await client.query<Row>(`
    select c.oid::regclass::text as name,
      array_agg(quote_ident(a.attname) order by a.attnum)
        filter (where a.attgenerated = '') as columns,
      case when c.relname = 'merchants' then 'code' else 'merchant' end as "merchantColumn",
      max(a.attname) filter (where a.attidentity <> '') as identity,
      array(select distinct k.confrelid::regclass::text from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as parents
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition
    group by c.oid, c.relname
    having c.relname = 'merchants' or bool_or(a.attname = 'merchant')
    order by c.relname`);
  return inOrder(rows);
}

function inOrder(rows: readonly Row[]): MerchantTable[] {
  const waiting = new Map(rows.map((row) => [row.name, row]));
  const ordered: MerchantTable[] = [];
  while (waiting.size > 0) {
    const isFree = ({ parents }: Row) => !parents.some((parent) => waiting.has(parent));
    const free = [...waiting.values()].filter(isFree);
    if (free.length === 0) {
      throw new Error(`Foreign keys form a circle: ${[...waiting.keys()].join(", ")}`);
    }
    for (const { parents: _, ...table } of free) {
      ordered.push(table);
      waiting.delete(table.name);
    }
  }
  return ordered;
}
