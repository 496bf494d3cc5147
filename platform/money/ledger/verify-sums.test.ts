import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { ownerUrl } from "#tests/support/database.ts";
import { freshTable, GAME, VENDOR } from "#tests/support/vendor.ts";
import { transfer } from "./transfer.ts";
import { verifySums } from "./verify-ledger.ts";

test("the house's games agree with rounds, settlements and gifts; one changed cent is named", async () => {
  const t = await freshTable();
  await t.betwin({ txId: "b1", winTxId: "w1" });
  await t.bet({ txId: "b2", roundId: "open" });
  await t.bet({ txId: "b3", roundId: "void" });
  await t.rollback({ txId: "x3", refTxId: "b3", roundId: "void" });
  await t.adjust({ txId: "a1", refTxId: "w1", amount: "-2.50" });
  await t.bonus({ txId: "g1" });
  const { code } = t.merchant;
  expect(await verifySums(t.store.db, code)).toEqual([]);

  const url = ownerUrl();
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(
    "update rounds set payout = payout + 100 where merchant = $1 and round_id = 'r1'",
    [code],
  );
  await owner.end();
  expect(await verifySums(t.store.db, code)).toEqual([
    { problem: "ROUNDS_DIFFER", subject: "100" },
    { problem: "FEED_DIFFERS", subject: t.member.id },
    { problem: "FEED_DIFFERS", subject: `${VENDOR} ${GAME}` },
  ]);
});

test("a round that changed its game, and a changed cent of the fees are named", async () => {
  const t = await freshTable();
  await t.betwin({ txId: "b1", winTxId: "w1" });
  const { code } = t.merchant;
  const owner = new pg.Client({ connectionString: ownerUrl() });
  await owner.connect();
  onTestFinished(() => owner.end());
  await owner.query("update round_feed set game = 'OTHER' where merchant = $1", [code]);
  const named = (await verifySums(t.store.db, code)).map(({ subject }) => subject);
  expect(named.sort()).toEqual([`${VENDOR} ${GAME}`, `${VENDOR} OTHER`]);
  await owner.query("update round_feed set game = $2 where merchant = $1", [code, GAME]);
  const clearing = { owner: "house", kind: "clearing" } as const;
  const fees = { owner: "house", kind: "fees" } as const;
  const amount = 100n;
  const fee = { merchant: code, key: "depositFee:none", kind: "depositFee", amount };
  await transfer(t.store.db, { ...fee, from: clearing, to: fees, at: t.clock.now() });
  expect(await verifySums(t.store.db, code)).toEqual([{ problem: "FEES_DIFFER", subject: "100" }]);
});
