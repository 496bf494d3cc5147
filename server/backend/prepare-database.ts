import pg from "pg";
import { APP_ROLE } from "#platform/store/app-role.ts";
import { migrate } from "#platform/store/migrate.ts";

/** The vendors of this process keep their tables in schemas of their own. */
const VENDOR_SCHEMAS = ["studio", "mockpay"];

/**
 * Migrates the database and gives the vendors' schemas to the role that servers log in as.
 * `ownerUrl` must own the database and be allowed to create roles.
 */
export async function prepareDatabase(ownerUrl: string): Promise<void> {
  await migrate(ownerUrl);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query("set client_min_messages = warning");
    for (const schema of VENDOR_SCHEMAS) await give(owner, schema);
  } finally {
    await owner.end();
  }
}

/** Tables that a server made as the owner are given away too. */
async function give(owner: pg.Client, schema: string) {
  await owner.query(`create schema if not exists ${schema} authorization ${APP_ROLE}`);
  await owner.query(`alter schema ${schema} owner to ${APP_ROLE}`);
  const { rows } = await owner.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = to_regnamespace($1) and relkind in ('r', 'p')
       and relowner <> to_regrole($2)`,
    [schema, APP_ROLE],
  );
  for (const { name } of rows) await owner.query(`alter table ${name} owner to ${APP_ROLE}`);
}
