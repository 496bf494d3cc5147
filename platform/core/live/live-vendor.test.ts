import { expect, test } from "vitest";
import { closeAtEnd } from "#tests/support/close-at-end.ts";
import { testUrl } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { listenChanges } from "../../store/listen-changes.ts";
import { createLiveHub } from "./live-hub.ts";

test("a vendor's transactions notify their player, and repeats notify nobody", async () => {
  const live = createLiveHub();
  const notified: (string | undefined)[] = [];
  const listening = await listenChanges({
    url: testUrl(),
    onChange: () => {},
    onLive: (words) => {
      notified.push(...(words ?? []).map(({ member }) => member));
      live.tell(words);
    },
  });
  closeAtEnd(() => listening.stop());
  const table = await freshTable();
  const owner = { merchant: table.merchant.code, member: table.member.id };
  await expect.poll(() => notified).toContain(owner.member);
  const heard: string[] = [];
  live.join(owner, { hear: (kinds) => heard.push(...kinds), end: () => {} });

  let words = 0;
  const expectWord = async (ask: () => Promise<{ code: string }>) => {
    expect((await ask()).code).toBe("OK");
    words += 1;
    await expect.poll(() => heard.length).toBe(words);
  };
  await expectWord(() => table.bet({ txId: "b1" }));
  await table.bet({ txId: "b1" });
  await table.bet({ txId: "b2", amount: "5000.00" });
  await expectWord(() => table.win({ txId: "w1", refTxId: "b1" }));
  await expectWord(() => table.betwin({ txId: "b3", winTxId: "w3", roundId: "r3" }));
  await expectWord(() => table.bet({ txId: "b4", roundId: "r4" }));
  const takeBack = { txId: "x4", refTxId: "b4", roundId: "r4" };
  await expectWord(() => table.rollback(takeBack));
  await table.rollback(takeBack);
  await expectWord(() => table.bet({ txId: "b5", roundId: "r5" }));
  expect(new Set(heard)).toEqual(new Set(["balance"]));
});
