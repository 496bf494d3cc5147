import { parseArgs } from "node:util";
import pg from "pg";
import { appUrl } from "#platform/store/app-role.ts";
import { migrate } from "#platform/store/migrate.ts";
import { openStore, type Store } from "#platform/store/open-store.ts";
import { newDatabase } from "../../../lib/database/with-database.ts";
import { foldAll, plantRounds } from "./plant-rounds.ts";
import { plantTree } from "./plant-tree.ts";

const { values } = parseArgs({
  options: {
    contracts: { type: "string", default: "20000" },
    members: { type: "string", default: "100000" },
    rows: { type: "string", default: "1000000" },
  },
});
/** The sizes that the command asks for. Rounds fill all 64 shards of the feed. */
export const CONTRACTS = Number(values.contracts);
export const MEMBERS = Number(values.members);
export const ROWS = Math.ceil(Number(values.rows) / 64) * 64;
/** Three below each make about ten levels of 100,000. */
const WIDTH = 3;

/** A database with a tree of members and their counted rounds of 30 days. The caller ends both. */
export async function plantTeam(
  serverUrl: string,
  name: string,
): Promise<{ store: Store; owner: pg.Client }> {
  const url = await newDatabase(serverUrl, name);
  await migrate(url);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const store = await openStore({ url: appUrl(url), poolSize: 8 });
  await plantTree(owner, MEMBERS, WIDTH);
  await plantRounds(owner, { members: MEMBERS, rows: ROWS });
  await foldAll(store, owner);
  return { store, owner };
}
