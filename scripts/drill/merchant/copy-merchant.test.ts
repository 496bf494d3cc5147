import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { transfer } from "#platform/money/ledger/transfer.ts";
import { appUrl } from "#platform/store/app-role.ts";
import { openStore, type Store } from "#platform/store/open-store.ts";
import { closeAtEnd } from "#tests/support/close-at-end.ts";
import { freshMember, ownerUrl, secondDatabase, TEST_START } from "#tests/support/database.ts";
import { freshPayee } from "#tests/under-test/withdrawals-under-test.ts";
import { wrongBooks } from "../find-losses.ts";
import { copyMerchant } from "./copy-merchant.ts";
import { fingerprints } from "./fingerprints.ts";
import { merchantTables } from "./merchant-tables.ts";
import { removeMerchant } from "./remove-merchant.ts";

let source: pg.Client;
let target: pg.Client;
let running: Store;

beforeAll(async () => {
  const url = await secondDatabase();
  source = new pg.Client({ connectionString: ownerUrl() });
  target = new pg.Client({ connectionString: url });
  await Promise.all([source.connect(), target.connect()]);
  running = await openStore({ url: appUrl(url), poolSize: 2 });
  closeAtEnd(() => Promise.all([source.end(), target.end(), running.close()]));
});

/** A merchant with a pending withdrawal of 400.00, and a member below another one. */
async function books() {
  const { ask, merchant, member } = await freshPayee();
  await ask(400);
  await freshMember(merchant, { parentId: member.id });
  return { code: merchant.code, merchant, member };
}

const refused = (code: string, words: string) =>
  expect(copyMerchant(source, target, code)).rejects.toThrow(words);
const rowsOf = async (code: string) => {
  const prints = await fingerprints(target, { only: code });
  return [...prints].filter(([, print]) => print !== "0:0").map(([table]) => table);
};

test("brings every row of the merchant, and its books are sound there", async () => {
  const { code } = await books();
  const other = await books();
  const { tables, rows } = await copyMerchant(source, target, code);
  expect(tables).toBeGreaterThan(8);
  expect(rows).toBeGreaterThan(tables);
  expect(await fingerprints(target, { only: code })).toEqual(
    await fingerprints(source, { only: code }),
  );
  expect(await rowsOf(other.code)).toEqual([]);
  expect(await wrongBooks(running, code)).toEqual([]);
});

test("the merchant's money moves on, in accounts with numbers of their own", async () => {
  const { code } = await books();
  await copyMerchant(source, target, code);
  await transfer(running.db, {
    merchant: code,
    key: "after",
    kind: "deposit",
    from: { owner: "house", kind: "clearing" },
    to: { owner: "house", kind: "promo" },
    amount: 10_000n,
    at: new Date(TEST_START),
  });
  const { rows } = await target.query<{ kind: string }>(
    "select kind from ledger_accounts where merchant = $1 order by id desc limit 1",
    [code],
  );
  expect(rows).toEqual([{ kind: "promo" }]);
});

test("refuses a merchant that has rows there, or that the source does not have", async () => {
  const { code } = await books();
  await copyMerchant(source, target, code);
  const before = await fingerprints(target, {});
  await refused(code, `The running database has rows of ${code} in `);
  await removeMerchant(target, code);
  expect(await rowsOf(code)).toEqual([]);
  await copyMerchant(source, target, code);
  expect(await fingerprints(target, {})).toEqual(before);
  await refused("nobody", "The restored database has no merchant nobody.");
});

test("changes nothing when one row finds no place", async () => {
  const { code } = await books();
  const other = await books();
  const host = `${code}.example`;
  const insert = "insert into merchant_hosts (host, merchant) values ($1, $2)";
  await source.query(insert, [host, code]);
  await copyMerchant(source, target, other.code);
  await target.query(insert, [host, other.code]);
  await refused(code, "duplicate key");
  expect(await rowsOf(code)).toEqual([]);
});

test("takes the merchant's addresses on the chain along, unless another one holds them", async () => {
  const claim = "insert into chain_holders (address, holder) values ($1, $2)";
  const { code } = await books();
  await source.query(claim, [`T-${code}`, code]);
  await copyMerchant(source, target, code);
  const { rows } = await target.query("select holder from chain_holders where address = $1", [
    `T-${code}`,
  ]);
  expect(rows).toEqual([{ holder: code }]);

  const later = await books();
  await source.query(claim, [`T-${later.code}`, later.code]);
  await target.query(claim, [`T-${later.code}`, code]);
  await refused(later.code, `Another merchant holds an address of ${later.code}.`);
  expect(await rowsOf(later.code)).toEqual([]);
});

test("refuses databases of different versions", async () => {
  const { code } = await books();
  await target.query("update drizzle.repeatable set fingerprint = 'older'");
  await refused(code, "different versions");
});

test("a table comes after those that its foreign keys name", async () => {
  const names = (await merchantTables(source)).map(({ name }) => name);
  const { rows } = await source.query<{ child: string; parent: string }>(
    `select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent
     from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  );
  const known = rows.filter(({ child, parent }) => names.includes(child) && names.includes(parent));
  expect(known.length).toBeGreaterThan(40);
  const late = known.filter(({ child, parent }) => names.indexOf(parent) > names.indexOf(child));
  expect(late).toEqual([]);
});
