import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { code, isTest, isWithin, root } from "./sources.ts";

/** The groups of platform/ in the order of platform/README.md: each may import those above it. */
const ORDER = [
  ["contract"],
  ["domain"],
  ["store"],
  ["core"],
  ["members"],
  ["money"],
  ["play"],
  ["protection"],
  ["club", "publishing"],
  ["agents"],
  ["staff"],
  ["jobs", "http"],
  ["demo"],
];
const MAY_IMPORT = ORDER.flatMap((groups, rank) =>
  groups.map((group) => [group, ORDER.slice(0, rank).flat()] as const),
);
/** The platform's own start: it joins http and jobs. */
const STARTS = ["create-platform.ts", "start-jobs.ts"];

const groupOf = (path: string) => path.split("/")[1] ?? "";
const files = code.filter(({ path }) => isWithin(path, "platform"));

test("every file of the platform belongs to a group of the table", () => {
  const groups = new Set(files.map(({ path }) => groupOf(path)));
  for (const start of STARTS) groups.delete(start);
  expect([...groups].filter((group) => !ORDER.flat().includes(group))).toEqual([]);
});

test.each(MAY_IMPORT)("platform/%s imports only %j", (group, allowed) => {
  const upward = files
    .filter(({ path }) => groupOf(path) === group)
    .flatMap(({ path, imports }) => imports.map((name) => ({ path, name })))
    .filter(({ name }) => isWithin(name, "platform"))
    .filter(({ name }) => ![group, ...allowed].includes(groupOf(name)));
  expect(upward).toEqual([]);
});

/**
 * Those that count rounds of one member behind an index: the hour before a deposit, a filtered page, and
 * the last 500.
 */
const COUNT_ROUNDS = [
  "platform/members/protection/signals/read-facts.ts",
  "platform/play/records/list-bets.ts",
  "platform/play/games/list-recent-games.ts",
];

test("no call sums rounds: figures come from the facts of the feed", () => {
  const sums = files
    .filter(({ path }) => !isTest(path) && !isWithin(path, "platform/play/reconciliation"))
    .filter(({ text }) => /schema\/round\.ts"|\b(?:from|join) rounds\b/.test(text))
    .filter(({ text }) => /\b(?:sum|count|avg)\(|\$count|group(?: b|B)y/.test(text))
    .map(({ path }) => path);
  expect(sums.sort()).toEqual([...COUNT_ROUNDS].sort());
});

test("no code deletes what rounds and movements name without a foreign key", () => {
  const statements =
    /\bdelete from (?:only )?"?(?:members|games|ledger_accounts|ledger_transfers)\b/i;
  const verbs = /\.delete\((?:members|games|ledgerAccounts|ledgerTransfers)\)/;
  const folder = join(root, "platform/store/repeatable");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const scripts = names
    .filter((name) => name.endsWith(".sql"))
    .map((name) => ({
      path: `platform/store/repeatable/${name}`,
      text: readFileSync(join(folder, name), "utf8"),
    }));
  const deleting = [...code, ...scripts].filter(
    ({ text }) => statements.test(text) || verbs.test(text),
  );
  expect(scripts.length).toBeGreaterThan(10);
  expect(deleting.map(({ path }) => path)).toEqual([]);
});
