import { describe, expect, test } from "vitest";
import { recallIdle } from "#platform/play/purses/recall-idle.ts";
import { setAutoPurse } from "#platform/play/purses/set-auto-purse.ts";
import { showPurseMove } from "#platform/play/purses/show-purse-move.ts";
import { takeRounds } from "#platform/play/purses/take-rounds.ts";
import { listBets } from "#platform/play/records/list-bets.ts";
import { freshPurse, units, VENDOR } from "../under-test/purse-under-test.ts";

/** Stops of a small win: random free games would leave the round open. */
const TWO = [18, 2, 2, 20, 1];

describe("a move between cash and a vendor's purse", () => {
  test("goes in and comes out at once where the vendor says so", async () => {
    const t = await freshPurse();
    expect(await t.move("in", 300)).toMatchObject({ status: "DONE", amount: units(300) });
    expect(await t.money()).toEqual({
      cash: units(700),
      transit: 0n,
      purse: units(300),
      held: units(300),
    });
    expect(await t.move("out", 120.5)).toMatchObject({ status: "DONE" });
    expect(await t.money()).toMatchObject({ cash: units(820.5), held: units(179.5) });
    expect(await t.problems()).toEqual([]);
  });

  test("that failed gives back what was held, and another try is a new move", async () => {
    const t = await freshPurse();
    t.failures.set("/in", "fail");
    const failed = await t.move("in", 300);
    expect(failed).toMatchObject({ status: "FAILED", reason: "refused" });
    expect(await t.money()).toMatchObject({ cash: units(1_000), transit: 0n, held: 0n });
    t.failures.clear();
    const again = await t.move("in", 300);
    expect(again.status).toBe("DONE");
    expect(again.reference).not.toBe(failed.reference);
    expect(await t.problems()).toEqual([]);
  });

  test("into a vendor that cannot even be asked for a purse has failed", async () => {
    const t = await freshPurse();
    t.failures.set("/player", "deaf");
    expect(await t.move("in", 300)).toMatchObject({ status: "FAILED", reason: "unreachable" });
    expect(await t.money()).toMatchObject({ cash: units(1_000), transit: 0n });
  });

  test("of unknown outcome is never sent again, and asked about after 5 s", async () => {
    const t = await freshPurse();
    t.failures.set("/in", "silent");
    const open = await t.move("in", 300);
    expect(open).toMatchObject({ status: "OPEN" });
    expect(open.askedNextAt! - open.createdAt).toBe(5_000);
    expect(await t.money()).toEqual({
      cash: units(700),
      transit: units(300),
      purse: 0n,
      held: units(300),
    });
    expect(await t.problems()).toEqual([]);
    await t.sweep();
    expect((await t.money()).transit).toBe(units(300));
    t.wait(5);
    await t.sweep();
    expect(await t.money()).toMatchObject({ transit: 0n, purse: units(300), held: units(300) });
  });

  test("leaves the member's balance whole, and says how much of it is outside", async () => {
    const t = await freshPurse();
    await t.move("in", 200);
    t.failures.set("/in", "silent");
    await t.move("in", 300);
    expect(await t.balance()).toMatchObject({ sumBalance: units(1_000), outside: units(500) });
  });

  test("stays open while the vendor is silent: 5 s, 30 s, 2 min, 10 min, then staff", async () => {
    const t = await freshPurse();
    t.failures.set("/in", "silent").set("/status", "deaf");
    const { reference } = await t.move("in", 300);
    const waits: number[] = [];
    for (let asked = 0; asked < 5; asked += 1) {
      const { askedNextAt } = await showPurseMove(t.context, { reference });
      const seconds = (askedNextAt! - t.clock.now().getTime()) / 1_000;
      waits.push(seconds);
      t.wait(seconds);
      await t.sweep();
    }
    expect(waits).toEqual([5, 30, 120, 600, 600]);
    expect(await showPurseMove(t.context, { reference })).toMatchObject({ isWithStaff: true });
    t.failures.clear();
    t.wait(600);
    expect(await showPurseMove(t.context, { reference })).toMatchObject({ status: "DONE" });
    expect(await t.problems()).toEqual([]);
  });

  test("that the vendor does not know fails once the request can no longer be taken", async () => {
    const t = await freshPurse();
    t.failures.set("/in", "deaf");
    const { reference } = await t.move("in", 300);
    for (const seconds of [5, 30, 120]) {
      t.wait(seconds);
      expect((await showPurseMove(t.context, { reference })).status).toBe("OPEN");
    }
    t.wait(600);
    expect(await showPurseMove(t.context, { reference })).toMatchObject({
      status: "FAILED",
      reason: "absent",
    });
    expect(await t.money()).toMatchObject({ cash: units(1_000), transit: 0n, held: 0n });
  });

  test("one more the same way waits for the first, the other way does not", async () => {
    const t = await freshPurse();
    await t.move("in", 100);
    t.failures.set("/in", "silent");
    await t.move("in", 300);
    await expect(t.move("in", 50)).rejects.toMatchObject({ code: "purse_busy" });
    expect(await t.move("out", 50)).toMatchObject({ status: "DONE" });
  });

  test("out of a purse is credited only when it came, and only what there was", async () => {
    const t = await freshPurse();
    await t.move("in", 300);
    expect(await t.move("out", 300.01)).toMatchObject({
      status: "FAILED",
      reason: "insufficient",
    });
    t.failures.set("/out", "pending");
    await t.move("out", 100);
    expect(await t.money()).toMatchObject({ cash: units(700), held: units(200) });
    t.failures.clear();
    t.wait(5);
    await t.sweep();
    expect(await t.money()).toMatchObject({ cash: units(800), purse: units(200) });
  });

  test("once a key, refused with parts of a cent, above the cash and at a vendor without", async () => {
    const t = await freshPurse();
    const [one, other] = await Promise.all([t.move("in", 10, "key-1"), t.move("in", 10, "key-1")]);
    expect(one.reference).toBe(other.reference);
    expect((await t.money()).held).toBe(units(10));
    await expect(t.move("in", 11, "key-1")).rejects.toMatchObject({ code: "key_reused" });
    await expect(t.move("in", 1.005)).rejects.toMatchObject({ code: "amount_cents" });
    await expect(t.move("in", 5_000)).rejects.toMatchObject({ code: "not_enough_funds" });
    const trial = { ...t.keyed(), actor: { ...t.member.actor, type: 4 } };
    await expect(showPurseMove(trial, { reference: one.reference })).rejects.toMatchObject({
      code: "in_need_true_account",
    });
  });
});

describe("a game of a vendor with purses", () => {
  test("takes the cash along, plays from the purse, and gives back what is left", async () => {
    const t = await freshPurse();
    const url = await t.open();
    expect(await t.money()).toMatchObject({ cash: 0n, purse: units(1_000), held: units(1_000) });
    t.random.rig(TWO);
    const spun = await t.spin(url);
    expect(spun.state).toBe("done");
    await takeRounds(t.context, { code: VENDOR, launchUrl: "http://studio.test/launch" });
    const { purse, held } = await t.money();
    expect(purse).toBe(held);
    const bets = await listBets(t.context, { pageNo: 1, pageSize: 20 } as never);
    expect(bets.list).toMatchObject([{ stake: 10_000n, payout: BigInt(spun.win) }]);
    const { moves } = await t.recall();
    expect(moves).toMatchObject([{ status: "DONE", amount: held }]);
    expect(await t.money()).toMatchObject({ cash: held, purse: 0n, held: 0n });
    expect(await t.problems()).toEqual([]);
  });

  test("books a round once, however often it is reported", async () => {
    const t = await freshPurse();
    const url = await t.open();
    t.random.rig(TWO);
    await t.spin(url);
    const vendor = { code: VENDOR, launchUrl: "http://studio.test/launch" };
    await Promise.all([1, 2, 3].map(() => takeRounds(t.context, vendor)));
    await takeRounds(t.context, vendor);
    expect(await t.rounds()).toHaveLength(1);
    expect(await t.problems()).toEqual([]);
  });

  test("leaves the cash of whoever moves it themselves", async () => {
    const t = await freshPurse();
    await setAutoPurse(t.context, { isAuto: false });
    const url = await t.open();
    expect((await t.money()).cash).toBe(units(1_000));
    expect(await t.spin(url)).toMatchObject({ state: "refused", code: "INSUFFICIENT_FUNDS" });
    await t.move("in", 50);
    expect(await t.recall(t.clock.now().getTime())).toEqual({ moves: [] });
  });

  test("the return from an earlier launch leaves what a later one took along", async () => {
    const t = await freshPurse();
    await t.open();
    const first = t.clock.now().getTime();
    t.wait(1);
    await t.move("out", 400);
    await t.open();
    expect(await t.recall(first)).toEqual({ moves: [] });
    t.wait(1);
    expect((await t.recall(t.clock.now().getTime())).moves).toHaveLength(1);
    expect((await t.money()).cash).toBe(units(1_000));
  });

  test("that was never left gives the money back half an hour after the last round", async () => {
    const t = await freshPurse();
    await t.move("in", 100);
    t.wait(3_600);
    await recallIdle({ ...t.context, merchant: t.merchant });
    expect((await t.money()).cash).toBe(units(900));
    const url = await t.open();
    t.wait(1_000);
    t.random.rig(TWO);
    await t.spin(url);
    await takeRounds(t.context, { code: VENDOR, launchUrl: "http://studio.test/launch" });
    t.wait(1_790);
    await recallIdle({ ...t.context, merchant: t.merchant });
    expect((await t.money()).cash).toBe(0n);
    t.wait(20);
    await recallIdle({ ...t.context, merchant: t.merchant });
    expect(await t.money()).toMatchObject({ purse: 0n, held: 0n });
    expect(await t.problems()).toEqual([]);
  });

  test("reports money that it cannot give back, and the purses show when their balance was last known", async () => {
    const t = await freshPurse();
    await t.open();
    t.failures.set("/out-all", "fail");
    expect((await t.recall(t.clock.now().getTime())).moves).toMatchObject([{ status: "FAILED" }]);
    await t.list();
    t.failures.set("/balance", "deaf");
    t.wait(60);
    expect((await t.list()).purses).toMatchObject([
      { isAnswering: false, balance: units(1_000), toldAt: t.clock.now().getTime() - 60_000 },
    ]);
  });
});
