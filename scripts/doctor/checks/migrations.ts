import { isMigrated } from "#platform/store/migrate.ts";
import { findingsOf } from "../finding.ts";
import type { Check } from "../run-checks.ts";
import type { World } from "../world.ts";

const { ok, wrong } = findingsOf("migrations");

/** Whether the database is of this version: no migration is missing, and none is unknown. */
export const migrations: Check<Pick<World, "url">> = {
  name: "migrations",
  async look({ url }) {
    if (await isMigrated(url)) return [ok("version", "the database is of this version")];
    const said = "the database is older or newer than this version";
    const todo = "Run npm run migrate from the version that the servers run.";
    return [wrong("version", said, todo)];
  },
};
