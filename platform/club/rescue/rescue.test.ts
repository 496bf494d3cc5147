import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testContext, testRandom } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { FIRST_DAY } from "#tests/under-test/people/team-under-test.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { HOUSE } from "../../money/ledger/purse.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import { verifyLedger, verifySums } from "../../money/ledger/verify-ledger.ts";
import { foldDays } from "../../play/days/fold-days.ts";
import { sealDays } from "../../play/days/seal-days.ts";
import { foldFacts } from "../../play/feed/fold-facts.ts";
import { awards } from "../../store/schema/award.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { playLimits } from "../../store/schema/protection.ts";
import { playSignals } from "../../store/schema/signal.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";
import { claimAward } from "../awards/claim-award.ts";
import { showRewardChances } from "../awards/show-reward-chances.ts";
import { summarizeRewards } from "../awards/summarize-rewards.ts";
import { giveRescues } from "./give-rescues.ts";

const UNIT = 10_000n;
const HOUR_MS = 3_600_000;
/** 5 % of a day's loss from 50.00 on. */
const TERMS = {
  ...{ least: "50.00", basisPoints: 500, most: "20.00", balanceBelow: "10.00", wagering: 2 },
};

/** A member with 100.00 at 18:00 of the first day in Mexico City. */
async function setUp(terms: Record<string, unknown> | null = TERMS) {
  const t = await freshTable();
  const { store, clock, member } = t;
  const { code } = t.merchant;
  await store.db
    .update(merchants)
    .set({ settings: { timeZone: "America/Mexico_City", ...(terms && { rescue: terms }) } })
    .where(eq(merchants.code, code));
  const random = testRandom(code);
  const context = await testContext({ store, merchant: t.merchant, clock, actor: member.actor });
  const { secrets } = await testContext({ merchant: t.merchant });
  let played = 0;
  const lose = async (amount: string, winAmount = "0") => {
    played += 1;
    clock.advance(1);
    const ids = { txId: `b${played}`, winTxId: `w${played}`, roundId: `r${played}` };
    const answer = await t.betwin({ ...ids, token: await t.sit(), amount, winAmount });
    expect(answer.code).toBe("OK");
    return ids;
  };
  /** Six in the morning of the next day, with the first day sealed. */
  const nextMorning = async () => {
    clock.advance(12 * HOUR_MS);
    await foldDays(store, code);
    await foldFacts(store, code);
    const vendors = new Map([["V1", ["vendor-secret"]]]);
    await sealDays({ store, clock, merchant: t.merchant, secrets: { vendors } });
  };
  const give = async () =>
    giveRescues(
      { store, clock, random, secrets, merchant: await readMerchant(store, code) },
      clock.now(),
    );
  const inside = store.inMerchant.bind(store, code) as <T>(
    work: Parameters<typeof store.inMerchant<T>>[1],
  ) => Promise<T>;
  const reached = () => inside((tx) => tx.select().from(awards).where(eq(awards.merchant, code)));
  const claim = async (multiple = 2) =>
    claimAward(context, { id: (await reached())[0]!.id, multiple }).catch(({ code: why }) => why);
  const pay = (key: string, amount: bigint, kind: "award" | "deposit" = "deposit") =>
    transfer(store.db, {
      ...{ merchant: code, key, kind, amount, at: clock.now() },
      from: { owner: HOUSE, kind: kind === "award" ? "promo" : "clearing" },
      to: { owner: member.id, kind: "cash" },
    });
  const limit = () =>
    inside((tx) =>
      tx.insert(playLimits).values({
        ...{ merchant: code, member: member.id, kind: "loss", period: "day", source: "player" },
        ...{ amount: 900n * UNIT, setAt: clock.now() },
      }),
    );
  const problems = async () => [
    ...(await verifyLedger(store.db, code)),
    ...(await verifySums(store.db, code)),
  ];
  return {
    ...{ ...t, code, context, inside, lose, nextMorning, give, reached, claim, pay },
    ...{ limit, problems },
  };
}

test("a share of a day's loss waits for one day, and is paid once while hardly anything is left", async () => {
  const t = await setUp();
  await t.lose("60");
  await t.lose("35", "5");
  await t.nextMorning();
  await t.give();
  await t.give();
  // 5 % of 90.00, until midnight of the next day.
  expect(await t.reached()).toMatchObject([
    {
      ...{ kind: "rescue", period: FIRST_DAY, amount: 45_000n, multiple: 2, state: "REACHED" },
      expiresAt: new Date(Date.UTC(2026, 10, 21, 6)),
    },
  ]);
  expect((await summarizeRewards(t.context)).claimable).toBe(1);
  const { rescue } = await showRewardChances(t.context);
  expect(rescue).toMatchObject({ balanceBelow: 10n * UNIT });
  // 10.00 is not less than 10.00.
  expect(await t.claim()).toBe("balance_not_low");
  await t.lose("0.5");
  expect(await t.claim(1)).toBe("terms_changed");
  expect(await t.claim()).toMatchObject({ state: "ISSUED", amount: 45_000n });
  expect(await t.claim()).toMatchObject({ state: "ISSUED" });
  expect(await t.cash()).toBe("14.00");
  const lots = await t.inside((tx) =>
    tx.select().from(wageringRequirements).where(eq(wageringRequirements.merchant, t.code)),
  );
  expect(lots).toMatchObject([{ required: 90_000n }]);
  expect(await t.problems()).toEqual([]);
});

test("rollbacks and adjusts of the day are counted, and later ones on their own day", async () => {
  const t = await setUp();
  const gone = await t.lose("40");
  await t.lose("60");
  const answer = await t.adjust({ txId: "a1", refTxId: gone.winTxId, amount: "20.00" });
  expect(answer.code).toBe("OK");
  await t.nextMorning();
  const later = { txId: "a2", refTxId: gone.winTxId, amount: "15.00" };
  expect((await t.adjust(later)).code).toBe("OK");
  await t.give();
  // 100.00 lost and 20.00 given back on the day: 5 % of 80.00.
  expect(await t.reached()).toMatchObject([{ amount: 40_000n }]);
});

test("the mark holds, gifts of the house are no loss, and the most is the most", async () => {
  const below = await setUp();
  await below.lose("49.99");
  await below.nextMorning();
  await below.give();
  expect(await below.reached()).toEqual([]);

  const gifted = await setUp();
  await gifted.pay("gift", 45n * UNIT, "award");
  await gifted.lose("94");
  await gifted.nextMorning();
  await gifted.give();
  expect(await gifted.reached()).toEqual([]);

  const much = await setUp({ ...TERMS, basisPoints: 1_000, most: "7.00" });
  await much.lose("100");
  await much.nextMorning();
  await much.give();
  expect(await much.reached()).toMatchObject([{ amount: 70_000n }]);
});

test("whoever limits their play, worries or is paused gets none, also after it was reached", async () => {
  const limited = await setUp();
  await limited.lose("100");
  await limited.limit();
  await limited.nextMorning();
  await limited.give();
  expect(await limited.reached()).toEqual([]);
  expect(await showRewardChances(limited.context)).toMatchObject({ rescue: null });

  const later = await setUp();
  await later.lose("100");
  await later.nextMorning();
  await later.give();
  await later.limit();
  expect(await later.claim()).toBe("award_gone");
  await later.inside((tx) => tx.delete(playLimits).where(eq(playLimits.merchant, later.code)));
  const signal = { merchant: later.code, id: "s1", member: later.member.id, day: FIRST_DAY };
  await later.inside((tx) =>
    tx.insert(playSignals).values({
      ...{ ...signal, rule: "chasing", evidence: {}, foundAt: later.clock.now() },
      expiresAt: later.clock.now(),
    }),
  );
  expect(await later.claim()).toBe("award_gone");
  await later.inside((tx) =>
    tx
      .update(playSignals)
      .set({ state: "CLOSED" })
      .where(and(eq(playSignals.merchant, later.code), eq(playSignals.id, "s1"))),
  );
  expect(await later.claim()).toMatchObject({ state: "ISSUED" });
});

test("a day that is not sealed waits, one that is over is left out, and a merchant may have none", async () => {
  const t = await setUp();
  await t.lose("100");
  t.clock.advance(12 * HOUR_MS);
  await expect(t.give()).rejects.toThrow("not sealed yet");
  await t.nextMorning();
  t.clock.advance(12 * HOUR_MS);
  const merchant = await readMerchant(t.store, t.code);
  const { secrets } = await testContext({ merchant: t.merchant });
  const parts = { store: t.store, clock: t.clock, random: testRandom("x"), secrets, merchant };
  await giveRescues(parts, new Date(t.clock.now().getTime() - 24 * HOUR_MS));
  expect(await t.reached()).toEqual([]);

  const none = await setUp(null);
  await none.lose("100");
  await none.nextMorning();
  await none.give();
  expect(await none.reached()).toEqual([]);
  expect(await showRewardChances(none.context)).toMatchObject({ rescue: null });
});
