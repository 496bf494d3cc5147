import { BadVariable, type Env } from "#env";
import { wordsOfError } from "#scripts/lib/command-line.ts";
import { backups } from "./checks/backups.ts";
import { books } from "./checks/books.ts";
import { database } from "./checks/database.ts";
import { demonstration } from "./checks/demonstration.ts";
import { environment } from "./checks/environment.ts";
import { front } from "./checks/front.ts";
import { hosts } from "./checks/hosts.ts";
import { jobs } from "./checks/jobs.ts";
import { merchants } from "./checks/merchants.ts";
import { messages } from "./checks/messages.ts";
import { migrations } from "./checks/migrations.ts";
import { partners } from "./checks/partners.ts";
import { type Finding, findingsOf } from "./finding.ts";
import { type Check, runChecks } from "./run-checks.ts";
import type { Outside, World } from "./world.ts";

const OUTSIDE: readonly Check<Outside>[] = [environment, messages];
const INSIDE: readonly Check<World>[] = [
  ...[database, migrations, merchants, hosts, front, partners, jobs, books, backups],
  demonstration,
];

type Doors = {
  readEnv(): Env;
  outside(env: Env): Promise<Outside>;
  open(outside: Outside): Promise<{ world: World; close(): Promise<void> }>;
};

/**
 * Looks at everything: the environment first, then what needs it, then what needs the database. What
 * cannot be opened is a finding. Never throws.
 */
export async function examine(doors: Doors): Promise<Finding[]> {
  let outside: Outside;
  try {
    outside = await doors.outside(doors.readEnv());
  } catch (error) {
    const said = error instanceof BadVariable ? error.message : wordsOfError(error);
    const todo = "Correct it: env.ts has every variable.";
    return [findingsOf("environment").wrong("variables", said, todo)];
  }
  const [found, within] = await Promise.all([
    runChecks(OUTSIDE, outside),
    examineWithin(outside, doors),
  ]);
  return [...found, ...within];
}

/** What needs the database; one finding where it cannot be opened. */
async function examineWithin(outside: Outside, { open }: Doors): Promise<Finding[]> {
  const { wrong } = findingsOf("database");
  let opened: Awaited<ReturnType<Doors["open"]>>;
  try {
    opened = await open(outside);
  } catch (error) {
    const todo =
      "See DATABASE_URL, the server and its pg_hba.conf; npm run migrate makes the role.";
    return [wrong("connection", wordsOfError(error), todo)];
  }
  try {
    return await runChecks(INSIDE, opened.world);
  } finally {
    await opened.close().catch(() => {});
  }
}
