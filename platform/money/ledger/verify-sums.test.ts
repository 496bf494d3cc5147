import pg from "pg";
import { expect, test } from "vitest";
import { ownerUrl } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
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
  ]);
});
