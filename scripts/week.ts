import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Plays a week of one player on two merchants and prints its table: the day, what happened, what the
 * page says and the ledger's lines. Exits with 1 when a page and the ledger differ.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const vitest = `${root}/node_modules/vitest/vitest.mjs`;
const args = [vitest, "run", "platform/club/week.test.ts"];
const { status, stdout, stderr } = spawnSync(process.execPath, args, {
  ...{ cwd: root, encoding: "utf8" },
});
if (status === 0) console.log(readFileSync(`${root}/docs/week-of-a-player.md`, "utf8"));
else console.error(stdout + stderr);
process.exitCode = status === 0 ? 0 : 1;
