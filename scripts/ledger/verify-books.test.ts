import pg from "pg";
import { expect, inject, test } from "vitest";
import { databaseUrl } from "#tests/support/global-setup.ts";
import { freshPayee } from "#tests/under-test/withdrawals-under-test.ts";
import { verifyBooks } from "./verify-books.ts";

/** A merchant with a pending withdrawal of 400.00, and a writer that bypasses the platform. */
async function books() {
  const { ask, store, merchant } = await freshPayee();
  await ask(400);
  const { code } = merchant;
  const read = async () => {
    const said: string[] = [];
    const found = await verifyBooks(store, {
      ...{ say: (line) => said.push(line), only: code, now: new Date() },
    });
    return { found, said };
  };
  const tamper = async (statement: string) => {
    const { rows } = await store.pool.query("select current_database() as name");
    const url = databaseUrl(inject("serverUrl"), rows[0].name);
    const owner = new pg.Client({ connectionString: url });
    await owner.connect();
    await owner.query(statement, [code]);
    await owner.end();
  };
  return { code, read, tamper };
}

test("prints the balance of each account kind, and that the books add up", async () => {
  const { code, read } = await books();
  const { found, said } = await read();
  expect(found).toBe(0);
  expect(said.map((line) => line.replace(/\s+/g, " ").trim())).toEqual([
    `${code}: 4 entries, sound`,
    "house clearing -1000.00",
    "house game 0.00",
    "members cash 600.00",
    "members frozen 400.00",
  ]);
});

test("finds one changed cent, and names the account", async () => {
  const { read, tamper } = await books();
  await tamper(
    "update ledger_accounts set balance = balance + 100 where merchant = $1 and kind = 'frozen'",
  );
  const { found, said } = await read();
  expect(found).toBe(2);
  expect(said.at(-2)).toMatch(/^ {2}ACCOUNT_DIFFERS \d+$/);
  expect(said.at(-1)).toBe("  SUM_NOT_ZERO 100");
});

test("finds one changed byte, and names the entry", async () => {
  const { read, tamper } = await books();
  await tamper(
    "update ledger_entries set kind = 'withdrawaL' " +
      "where merchant = $1 and kind = 'withdrawal' and amount > 0",
  );
  const { found, said } = await read();
  expect(found).toBe(1);
  expect(said.at(-1)).toMatch(/^ {2}ENTRY_CHANGED \d+\/1$/);
});
