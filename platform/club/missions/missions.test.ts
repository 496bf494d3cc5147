import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { CRASH, crashingAt } from "#tests/support/crashing-store.ts";
import { freshMember, testContext } from "#tests/support/database.ts";
import { freshTable, freshVendor } from "#tests/support/vendor.ts";
import { clubUnderTest } from "#tests/under-test/club-under-test.ts";
import { missionList } from "../../contract/club/missions.ts";
import { POINT } from "../../contract/club/point.ts";
import { send } from "../../contract/wire/send.ts";
import type { Context } from "../../core/context.ts";
import { balanceOf } from "../../money/ledger/balance-of.ts";
import { verifyLedger, verifySums } from "../../money/ledger/verify-ledger.ts";
import { foldFacts } from "../../play/feed/fold-facts.ts";
import { foldSittings } from "../../play/sittings/fold-sittings.ts";
import type { Store } from "../../store/open-store.ts";
import { awards } from "../../store/schema/award.ts";
import { deposits } from "../../store/schema/cashier.ts";
import { missions } from "../../store/schema/club.ts";
import { members, merchants } from "../../store/schema/merchant.ts";
import { playBreaks } from "../../store/schema/protection.ts";
import { sessions } from "../../store/schema/session.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";
import { claimMission } from "./claim-mission.ts";
import { joinMission } from "./join-mission.ts";
import { listMissions } from "./list-missions.ts";
import { noteWins } from "./note-wins.ts";
import { summarizeMissions } from "./summarize-missions.ts";

type Mission = typeof missions.$inferInsert;
const HOUR_MS = 3_600_000;
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "done",
    ({ code }) => code,
  );

/** A table of a merchant with one mission of that kind. */
async function setUp(mission: Partial<Mission> = {}) {
  const t = await freshTable({ balance: 100_000_000n });
  const { store, clock } = t;
  const { code } = t.merchant;
  const context = await testContext({ merchant: t.merchant, clock, actor: t.member.actor });
  const inside = <T>(work: Parameters<typeof store.inMerchant<T>>[1]) =>
    store.inMerchant(code, work);
  await inside((tx) =>
    tx.insert(missions).values({
      ...{ merchant: code, id: "m1", event: "BET_SUM", icon: "star", period: "DAY", position: 0 },
      ...{ words: { es: { title: "Meta", text: "Juega." } }, targetAmount: 1_000_000n },
      ...{ reward: 50_000n, points: 7, wagering: 3, startsAt: new Date(0), ...mission },
    }),
  );
  let played = 0;
  const spin = async (amount: string, winAmount = "0", more: { gameCode?: string } = {}) => {
    played += 1;
    const ids = { txId: `b${played}`, winTxId: `w${played}`, roundId: `r${played}` };
    const token = await t.sit();
    expect((await t.betwin({ ...ids, token, amount, winAmount, ...more })).code).toBe("OK");
    return ids;
  };
  const count = async () => {
    await foldFacts(store, code);
    await noteWins(store, code);
  };
  const mine = async () => {
    await count();
    const { list } = await listMissions(context, { language: "es" });
    return list[0]!;
  };
  const named = async () => ({ mission: "m1", period: (await mine()).own?.period ?? "" });
  const join = async () => joinMission(context, await named());
  const claim = async (through: Store = store, of: Context = context) =>
    claimMission(
      { ...of, store: through, idempotencyKey: "k" },
      { ...(await named()), multiple: (await mine()).wagering },
    );
  const both = () =>
    Promise.all(
      (["cash", "points"] as const).map((kind) =>
        balanceOf(store.db, { merchant: code, owner: t.member.id, kind }),
      ),
    );
  const problems = async () => [
    ...(await verifyLedger(store.db, code)),
    ...(await verifySums(store.db, code)),
  ];
  const all = { spin, count, mine, named, join, claim, both, problems, inside, context, code };
  return { ...t, ...all };
}

test("missions of a guest have no progress, and each merchant has its own", async () => {
  const { under, other } = await clubUnderTest();
  const { list, standing } = await send(under.caller(), missionList, { language: "es" });
  expect(standing).toBe("guest");
  expect(list.length).toBeGreaterThan(4);
  for (const mission of list) {
    expect((mission.targetAmount === null) !== (mission.targetCount === null)).toBe(true);
    expect(mission).toMatchObject({ status: "JOIN", own: null });
  }
  expect((await send(other.caller(), missionList, { language: "es" })).list).toEqual([]);
});

test("a mission goes from join to claimed, and pays cash with its wagering and points once", async () => {
  const t = await setUp();
  expect(await t.mine()).toMatchObject({ status: "JOIN", own: { amount: 0n } });
  expect(await codeOf(t.claim())).toBe("mission_not_joined");
  expect(await t.join()).toEqual({ status: "JOINED" });
  await t.spin("60");
  expect(await t.mine()).toMatchObject({ status: "PROCESS", own: { amount: 600_000n } });
  expect(await codeOf(t.claim())).toBe("mission_not_reached");
  expect(await summarizeMissions(t.context)).toEqual({ claimable: 0 });
  await t.spin("40");
  expect(await t.mine()).toMatchObject({ status: "CLAIM" });
  expect(await summarizeMissions(t.context)).toEqual({ claimable: 1 });
  const [before] = await t.both();
  const done = { status: "CLAIMED", reward: 50_000n, points: 7 };
  expect(await Promise.all([t.claim(), t.claim(), t.claim()])).toEqual([done, done, done]);
  expect(await t.both()).toEqual([before! + 50_000n, 7n * POINT]);
  expect(await summarizeMissions(t.context)).toEqual({ claimable: 0 });
  const lots = await t.inside((tx) =>
    tx.select().from(wageringRequirements).where(eq(wageringRequirements.merchant, t.code)),
  );
  expect(lots).toMatchObject([{ source: "award", amount: 50_000n, required: 150_000n }]);
  expect(await t.problems()).toEqual([]);
});

test("a mission that is reached before joining is taken by one press, once", async () => {
  const t = await setUp();
  await t.spin("40");
  expect(await t.mine()).toMatchObject({ status: "JOIN" });
  expect(await codeOf(t.claim())).toBe("mission_not_joined");
  await t.spin("60");
  const { status, wagering, own } = await t.mine();
  expect(status).toBe("CLAIM");
  expect(await summarizeMissions(t.context)).toEqual({ claimable: 1 });
  const seen = { mission: "m1", period: own!.period, multiple: wagering - 1 };
  expect(await codeOf(claimMission({ ...t.context, idempotencyKey: "k" }, seen))).toBe(
    "terms_changed",
  );
  const [before] = await t.both();
  const done = { status: "CLAIMED", reward: 50_000n, points: 7 };
  expect(await Promise.all([t.claim(), t.claim()])).toEqual([done, done]);
  expect(await t.mine()).toMatchObject({ status: "CLAIMED" });
  expect(await summarizeMissions(t.context)).toEqual({ claimable: 0 });
  expect(await t.both()).toEqual([before! + 50_000n, 7n * POINT]);
  expect(await t.problems()).toEqual([]);
});

test("who joined gets what was promised then, whatever the mission says since", async () => {
  const t = await setUp();
  const other = await freshMember(t.merchant);
  const its = await testContext({ merchant: t.merchant, clock: t.clock, actor: other.actor });
  await t.join();
  const change = (to: Partial<Mission>) =>
    t.inside((tx) => tx.update(missions).set(to).where(eq(missions.merchant, t.code)));
  await change({ reward: 10_000n, points: 1, wagering: 30, targetAmount: 2_000_000n });
  await joinMission(its, await t.named());
  await t.spin("100");
  const promised = { reward: 50_000n, points: 7, wagering: 3, targetAmount: 1_000_000n };
  expect(await t.mine()).toMatchObject({ status: "CLAIM", ...promised });
  const { list } = await listMissions(its, { language: "es" });
  expect(list[0]).toMatchObject({ status: "JOINED", reward: 10_000n, targetAmount: 2_000_000n });
  expect(await t.claim()).toEqual({ status: "CLAIMED", reward: 50_000n, points: 7 });
  const [lot] = await t.inside((tx) =>
    tx.select().from(wageringRequirements).where(eq(wageringRequirements.merchant, t.code)),
  );
  // 5.00 × 3.
  expect(lot).toMatchObject({ amount: 50_000n, required: 150_000n });
  expect(await t.problems()).toEqual([]);
});

test("a day ends at midnight of the merchant's zone, also where it has 25 hours", async () => {
  const t = await setUp();
  const zone = (timeZone: string) =>
    t.store.db.update(merchants).set({ settings: { timeZone } }).where(eq(merchants.code, t.code));
  await zone("Europe/Madrid");
  // Clocks go back on the 31st of October 2027, at 01:00 UTC.
  const begins = Date.UTC(2027, 9, 30, 22);
  t.clock.advance(begins - t.clock.now().getTime());
  await t.spin("100");
  t.clock.advance(25 * HOUR_MS - 1);
  expect(await t.mine()).toMatchObject({
    own: { period: "2027-10-31", amount: 1_000_000n, until: begins + 25 * HOUR_MS },
  });
  const seen = await t.named();
  t.clock.advance(1);
  expect(await t.mine()).toMatchObject({ own: { period: "2027-11-01", amount: 0n } });
  expect(await codeOf(joinMission(t.context, seen))).toBe("mission_over");
});

test("only the games of the mission count", async () => {
  const t = await setUp({ games: "LIVE" });
  await freshVendor(t.merchant, { game: "BACCARAT", gameType: "LIVE" });
  await t.spin("100");
  expect((await t.mine()).own?.amount).toBe(0n);
  await t.spin("100", "0", { gameCode: "BACCARAT" });
  expect((await t.mine()).own?.amount).toBe(1_000_000n);
});

test("a win counts by its multiple, and no longer when it is corrected", async () => {
  const t = await setUp({ event: "WIN_MULTIPLE", targetAmount: null, targetCount: 50 });
  await t.spin("2", "99.99");
  expect((await t.mine()).own?.count).toBe(0);
  const { winTxId } = await t.spin("2", "100");
  expect((await t.mine()).own?.count).toBe(50);
  await t.join();
  expect((await t.adjust({ txId: "a1", refTxId: winTxId, amount: "-1" })).code).toBe("OK");
  expect(await t.mine()).toMatchObject({ status: "PROCESS", own: { count: 49 } });
  expect(await codeOf(t.claim())).toBe("mission_not_reached");
});

test("different games count once each", async () => {
  const t = await setUp({ event: "GAMES_PLAYED", targetAmount: null, targetCount: 2 });
  await freshVendor(t.merchant, { game: "BACCARAT", gameType: "LIVE" });
  await t.spin("1");
  await t.spin("1");
  await t.spin("1", "0", { gameCode: "BACCARAT" });
  await foldSittings(t.store, t.code);
  expect((await t.mine()).own?.count).toBe(2);
});

test("deposits count when they are credited, and no longer when they are taken back", async () => {
  const t = await setUp({ event: "DEPOSIT_SUM", period: "WEEK" });
  const deposit = (id: string, status: "CREDITED" | "REFUNDED" | "FAILED") =>
    t.inside((tx) =>
      tx.insert(deposits).values({
        ...{ merchant: t.code, id, reference: id, memberId: t.member.id, idempotencyKey: id },
        ...{ method: "M", currency: "MXN", status, returnUrl: "", amount: 600_000n },
        ...{ creditedAmount: 600_000n, settledAt: t.clock.now() },
        ...{ createdAt: t.clock.now(), expiresAt: t.clock.now() },
      }),
    );
  await deposit("d1", "CREDITED");
  await deposit("d2", "FAILED");
  expect((await t.mine()).own?.amount).toBe(600_000n);
  await deposit("d3", "CREDITED");
  await t.join();
  expect((await t.mine()).status).toBe("CLAIM");
  await t.inside((tx) =>
    tx.update(deposits).set({ status: "REFUNDED" }).where(eq(deposits.id, "d3")),
  );
  expect(await codeOf(t.claim())).toBe("mission_not_reached");
  await t.inside((tx) =>
    tx
      .update(missions)
      .set({ event: "FIRST_DEPOSIT", period: "ONCE" })
      .where(eq(missions.merchant, t.code)),
  );
  expect((await t.mine()).own).toMatchObject({ period: "", amount: 600_000n, until: null });
});

test("days in a row count, and a gap begins anew", async () => {
  const t = await setUp({
    event: "SIGN_IN_DAYS",
    period: "WEEK",
    targetAmount: null,
    targetCount: 3,
  });
  await t.inside((tx) => tx.delete(sessions).where(eq(sessions.memberId, t.member.id)));
  // A Sunday evening, so the whole week is behind.
  t.clock.advance(Date.UTC(2026, 10, 29, 23) - t.clock.now().getTime());
  const login = (day: number) => {
    const at = new Date(Date.UTC(2026, 10, day, 18));
    const row = {
      merchant: t.code,
      id: `s${day}`,
      memberId: t.member.id,
      tokenHash: `${t.code}${day}`,
    };
    return t.inside((tx) =>
      tx.insert(sessions).values({ ...row, createdAt: at, lastSeenAt: at, expiresAt: at }),
    );
  };
  for (const day of [22, 23, 24, 26]) await login(day);
  expect((await t.mine()).own).toMatchObject({ period: "2026-W48", count: 2 });
  await login(25);
  expect((await t.mine()).own?.count).toBe(4);
});

test("a confirmed number reaches its mission", async () => {
  const t = await setUp({
    event: "BIND_PHONE",
    period: "ONCE",
    targetAmount: null,
    targetCount: 1,
  });
  await t.join();
  expect((await t.mine()).status).toBe("JOINED");
  await t.inside((tx) =>
    tx
      .update(members)
      .set({ phone: "+525512345678", phoneVerifiedAt: t.clock.now() })
      .where(eq(members.id, t.member.id)),
  );
  expect((await t.claim()).status).toBe("CLAIMED");
});

test("a claim whose process ends at any statement pays once by the next attempt", async () => {
  for (let statement = 1, hasDied = true; hasDied; statement += 1) {
    const t = await setUp();
    await t.spin("100");
    await t.join();
    const [before] = await t.both();
    hasDied = await t.claim(crashingAt(t.store, statement)).then(
      () => false,
      (error: Error) => error.message === CRASH,
    );
    await t.claim();
    expect(await t.both()).toEqual([before! + 50_000n, 7n * POINT]);
    expect(await t.problems()).toEqual([]);
  }
});

test("nothing is offered in a break, on trial, where the law forbids it, or of others", async () => {
  const t = await setUp();
  await t.spin("100");
  await t.join();
  const named = await t.named();
  const as = (more: Partial<Context>) => ({ ...t.context, idempotencyKey: "k", ...more });
  const trial = await freshMember(t.merchant, { type: 4 });
  expect(await listMissions(as({ actor: trial.actor }), { language: "es" })).toMatchObject({
    ...{ standing: "trial", list: [{ own: null }] },
  });
  const acts = [joinMission, claimMission, summarizeMissions] as const;
  const refusals = (more: Partial<Context>) =>
    Promise.all(acts.map((act) => codeOf(act(as(more), named))));
  expect(await refusals({ actor: trial.actor })).toEqual(acts.map(() => "in_need_true_account"));
  expect(await refusals({ actor: null })).toEqual(acts.map(() => "not_logged_in"));
  const stranger = await freshTable();
  const other = { actor: stranger.member.actor, merchant: stranger.merchant };
  expect(await codeOf(claimMission(as(other), named))).toBe("unknown_mission");
  const peer = await freshMember(t.merchant);
  expect(await codeOf(claimMission(as({ actor: peer.actor }), named))).toBe("mission_not_joined");
  await t.inside((tx) =>
    tx.insert(playBreaks).values({
      ...{ merchant: t.code, id: "b1", member: t.member.id, kind: "timeOut", scope: "merchant" },
      ...{ startedAt: t.clock.now(), until: new Date(t.clock.now().getTime() + HOUR_MS) },
    }),
  );
  expect(await listMissions(t.context, { language: "es" })).toEqual({
    standing: "break",
    list: [],
  });
  expect(await summarizeMissions(t.context)).toEqual({ claimable: 0 });
  expect(await codeOf(claimMission(as({}), named))).toBe("on_break");
  expect(await t.inside((tx) => tx.$count(awards))).toBe(0);
});

test("where the law forbids missions none is joined or claimed", async () => {
  const t = await setUp();
  await t.spin("100");
  await t.join();
  const named = await t.named();
  const law = { jurisdiction: "BR", isDemonstration: false };
  await t.store.db.update(merchants).set(law).where(eq(merchants.code, t.code));
  const forbidden = await testContext({ ...t.context, merchant: { ...t.merchant } });
  for (const act of [joinMission, claimMission]) {
    expect(await codeOf(act({ ...forbidden, idempotencyKey: "k" }, named))).toBe(
      "not_allowed_here",
    );
  }
});

test("instances that note wins at once count each round once", async () => {
  const t = await setUp({ event: "WIN_MULTIPLE", targetAmount: null, targetCount: 2 });
  for (let n = 0; n < 6; n += 1) {
    await Promise.all([t.spin("1", "3"), noteWins(t.store, t.code), noteWins(t.store, t.code)]);
  }
  const { winTxId } = await t.spin("1", "9");
  await t.count();
  await t.adjust({ txId: "a1", refTxId: winTxId, amount: "-4" });
  await Promise.all([noteWins(t.store, t.code), noteWins(t.store, t.code)]);
  await t.count();
  expect((await t.mine()).own?.count).toBe(5);
});
