import pg from "pg";
import { expect, test } from "vitest";
import { ownerUrl, TEST_START } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { verifyLedger } from "./verify-ledger.ts";

/** A table with one closed round, a writer that bypasses the platform, and what the books then say. */
async function setUp() {
  const t = await freshTable();
  await t.betwin({ txId: "b1", winTxId: "w1" });
  const { code } = t.merchant;
  const tamper = async (statement: string) => {
    const owner = new pg.Client({ connectionString: ownerUrl() });
    await owner.connect();
    await owner.query(statement, [code]).finally(() => owner.end());
  };
  const orphans = async () =>
    (await verifyLedger(t.store.db, code))
      .filter(({ problem }) => problem === "ORPHAN")
      .map(({ subject }) => subject.replace(/\d+\/\d+|vw:.*/, "…"));
  return { t, code, tamper, orphans };
}

test("sound books have no orphan", async () => {
  const { t, code } = await setUp();
  expect(await verifyLedger(t.store.db, code)).toEqual([]);
});

test("a transfer that vanishes leaves its two entries", async () => {
  const { tamper, orphans } = await setUp();
  await tamper("delete from ledger_transfers where merchant = $1 and kind = 'bet'");
  expect(await orphans()).toEqual(["entry …", "entry …"]);
});

test("an account that vanishes leaves its entries and its transfers", async () => {
  const { tamper, orphans } = await setUp();
  await tamper("delete from ledger_accounts where merchant = $1 and kind = 'game'");
  const found = await orphans();
  expect(new Set(found)).toEqual(new Set(["entry …", "transfer …"]));
  expect(found.filter((subject) => subject === "transfer …")).toHaveLength(2);
});

test.each([
  [
    "member",
    "transaction V1 b1",
    "update vendor_transactions set member = 'x' where merchant = $1",
  ],
  ["member", "round V1 r1", "update rounds set member = 'x' where merchant = $1"],
  ["game", "round V1 r1", "update rounds set game = 'x' where merchant = $1"],
])("a row without its %s is found: %s", async (_, subject, statement) => {
  const { tamper, orphans } = await setUp();
  await tamper(statement);
  expect(await orphans()).toContain(subject);
});

test("one day is asked alone, and the verification asks all", async () => {
  const { tamper, orphans, code } = await setUp();
  const day = new Date(TEST_START).toISOString().slice(0, 10);
  await tamper("update rounds set game = 'x' where merchant = $1");
  const owner = new pg.Client({ connectionString: ownerUrl() });
  await owner.connect();
  const ask = async (when: string) => {
    const sql = "select subject from ledger_orphans($1, $2)";
    return (await owner.query<{ subject: string }>(sql, [code, when])).rows;
  };
  expect(await ask(day)).toEqual([{ subject: "round V1 r1" }]);
  expect(await ask("2026-11-19")).toEqual([]);
  await tamper("update rounds set opened_at = opened_at - interval '400 days' where merchant = $1");
  expect(await ask(day)).toEqual([]);
  await owner.end();
  expect(await orphans()).toEqual(["round V1 r1"]);
});
