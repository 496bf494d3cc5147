import { sql } from "drizzle-orm";
import pg from "pg";
import { ownerUrl, testStore } from "../../support/database.ts";

type Planted = {
  merchant: string;
  parent: string;
  /** How many names of a letter and a number there are, and from which number on. */
  count: number;
  from?: number;
};

/** Puts many players directly below a member, and counts the tables as PostgreSQL does by itself. */
export async function plantPeople({ merchant, parent, count, from = 1 }: Planted): Promise<void> {
  const store = await testStore();
  const to = from + count - 1;
  const names = sql`select 'x' || n as name from generate_series(${from}::int, ${to}::int) n`;
  await store.inMerchant(merchant, async (tx) => {
    await tx.execute(sql`
      insert into members (merchant, id, username, username_key, password_hash, nickname, type,
        created_at, parent_id)
      select ${merchant}, name, name, name, '', '', 0, now(), ${parent} from (${names}) x`);
    await tx.execute(sql`
      insert into member_tree (merchant, ancestor, descendant, depth, since_day)
      select ${merchant}, a.ancestor, x.name, a.depth + 1, a.since_day from (${names}) x
      join member_tree a on a.merchant = ${merchant} and a.descendant = ${parent}
      union all
      select ${merchant}, x.name, x.name, 0, '-infinity' from (${names}) x`);
  });
  const owner = new pg.Client({ connectionString: ownerUrl() });
  await owner.connect();
  await owner.query("analyze members, member_tree");
  await owner.end();
}
