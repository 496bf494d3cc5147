import pg from "pg";
import { expect, test } from "vitest";
import { closeAtEnd } from "#tests/support/close-at-end.ts";
import { freshMember, freshMerchant, ownerUrl, testStore } from "#tests/support/database.ts";
import { transfer } from "./transfer.ts";
import { sealLedger, verifyLedger, verifySinceSeals } from "./verify-ledger.ts";

const now = new Date("2026-11-20T03:00:00Z");
const owner = new pg.Pool({ connectionString: ownerUrl(), max: 1, allowExitOnIdle: true });
closeAtEnd(() => owner.end());

/** Chance chooses the given part of the accounts, or none of a test's few. */
const chance = (part: number) => ({ bytes: () => new Uint8Array(0), below: () => part });

/** A member with 100.00, and a way to move more. */
async function book() {
  const store = await testStore();
  const merchant = await freshMerchant();
  const member = await freshMember(merchant, { balance: 1_000_000n });
  const { code } = merchant;
  const { rows } = await owner.query(
    "select id::int from ledger_accounts where merchant = $1 and owner = $2",
    [code, member.id],
  );
  const account = rows[0].id as number;
  let moved = 0;
  const elsewhere = chance((account + 1) % 30);
  return {
    account,
    move: () =>
      transfer(store.db, {
        ...{ merchant: code, key: `t${++moved}`, kind: "deposit", amount: 10_000n, at: now },
        ...{ from: { owner: "house", kind: "clearing" }, to: { owner: member.id, kind: "cash" } },
      }),
    seal: (isWhole = false) => sealLedger(store.db, code, { random: elsewhere, now, isWhole }),
    since: (part?: number) =>
      verifySinceSeals(store.db, code, part === undefined ? elsewhere : chance(part)),
    whole: () => verifyLedger(store.db, code),
    tamper: (sql: string) => owner.query(sql, [code, account]),
    seals: async () => {
      const found = await owner.query(
        "select number::int, balance::int from ledger_seals where merchant = $1 and account = $2",
        [code, account],
      );
      return found.rows;
    },
  };
}

const OLD = "update ledger_entries set amount = amount + 1 where merchant = $1 and account = $2";

test("a sound book is sealed, and the next check reads on from there", async () => {
  const b = await book();
  expect(await b.seal()).toEqual([]);
  expect(await b.seals()).toEqual([{ number: 1, balance: 1_000_000 }]);
  await b.move();
  expect(await b.since()).toEqual([]);
  expect(await b.seal(true)).toEqual([]);
  expect(await b.seals()).toEqual([{ number: 2, balance: 1_010_000 }]);
});

test("a change after the seal is found at once, and nothing is sealed then", async () => {
  const b = await book();
  await b.seal();
  await b.move();
  await b.tamper(`${OLD} and number = 2`);
  const problems = await b.seal();
  expect(problems).toContainEqual({ problem: "ENTRY_CHANGED", subject: `${b.account}/2` });
  expect(problems).toContainEqual({ problem: "TRANSFER_UNBALANCED", subject: "t1" });
  expect(await b.seals()).toEqual([{ number: 1, balance: 1_000_000 }]);
});

test("a change before the seal is found when chance reads that account, and by the whole check", async () => {
  const b = await book();
  await b.move();
  await b.seal();
  await b.tamper(`${OLD} and number = 1`);
  const problem = { problem: "ENTRY_CHANGED", subject: `${b.account}/1` };
  expect(await b.since()).toEqual([]);
  expect(await b.since(b.account % 30)).toContainEqual(problem);
  expect(await b.whole()).toContainEqual(problem);
});

test("an entry taken away before or after the seal is found", async () => {
  const b = await book();
  await b.move();
  await b.seal();
  await b.tamper("delete from ledger_entries where merchant = $1 and account = $2 and number = 2");
  expect(await b.since()).toContainEqual({
    problem: "SEAL_DIFFERS",
    subject: expect.stringMatching(`^${b.account} `),
  });
});

test("a book that was written anew as a whole does not fit its seals", async () => {
  const b = await book();
  await b.seal();
  await b.tamper(`with e as (
      update ledger_entries e set amount = 2000000, balance = 2000000, hash = ledger_hash(''::bytea,
        e.merchant, e.account, 1, e.transfer_key, e.kind, 2000000, 2000000, e.at)
      where e.merchant = $1 and e.account = $2 returning hash
    )
    update ledger_accounts a set balance = 2000000, last_hash = e.hash from e
    where a.merchant = $1 and a.id = $2`);
  const sealed = { problem: "SEAL_DIFFERS", subject: `${b.account} 2026-11-20` };
  expect(await b.since()).toContainEqual(sealed);
  expect(await b.whole()).toContainEqual(sealed);
});

test("a movement without its transfer is found since the seal", async () => {
  const b = await book();
  await b.seal();
  await b.move();
  await b.tamper("delete from ledger_transfers where merchant = $1 and key = 't1' and $2 > 0");
  expect(await b.since()).toContainEqual({ problem: "ORPHAN", subject: `entry ${b.account}/2` });
});
