import { and, asc, eq, gt } from "drizzle-orm";
import { runBoards } from "#platform/club/boards/freeze-boards.ts";
import { settleBonuses } from "#platform/club/bonuses/settle-bonuses.ts";
import { countPlay } from "#platform/club/levels/count-play.ts";
import { raiseLevels } from "#platform/club/levels/raise-levels.ts";
import { noteWins } from "#platform/club/missions/note-wins.ts";
import { earnPoints } from "#platform/club/points/earning/earn-points.ts";
import { judgeReferrals } from "#platform/club/referral/judge-referrals.ts";
import type { Context } from "#platform/core/context.ts";
import { hashPassword } from "#platform/core/hashing/password-hash.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { HOUSE } from "#platform/money/ledger/purse.ts";
import { transfer } from "#platform/money/ledger/transfer.ts";
import { withdrawableCash } from "#platform/money/wagering/withdrawable-cash.ts";
import { foldDays } from "#platform/play/days/fold-days.ts";
import { foldFacts } from "#platform/play/feed/fold-facts.ts";
import { deposits } from "#platform/store/schema/cashier.ts";
import { missions, pointRules, rewards } from "#platform/store/schema/club.ts";
import { affiliateCodes, invitations } from "#platform/store/schema/invitation.ts";
import { ledgerAccounts, ledgerEntries } from "#platform/store/schema/ledger.ts";
import { merchants } from "#platform/store/schema/merchant.ts";
import { withdrawPasswords } from "#platform/store/schema/payout.ts";
import { referrals } from "#platform/store/schema/referral.ts";
import { sessions } from "#platform/store/schema/session.ts";
import { freshMember, type TestMember, testContext, testRandom } from "#tests/support/database.ts";
import { freshTable, GAME } from "#tests/support/vendor.ts";
import { giveVipLevels, noteDeposit } from "../../club-under-test.ts";
import { campaignUnderTest } from "../../staff/campaign-under-test.ts";
import { settingsOf, type WeekTerms } from "./terms.ts";

const UNIT = 10_000n;
const HOUR_MS = 3_600_000;
export const DIGITS = "482915";
const hash = await hashPassword(DIGITS, testRandom("week"));

/** A line of the member's purses in the ledger. */
export type Line = { purse: string; kind: string; amount: bigint; balance: bigint };
/** What a page's call says that an act gave or took: cash, and points in 1/10,000. */
export type Said = { page: string; cash?: bigint; points?: bigint };

const units = (amount: string) => BigInt(Math.round(Number(amount) * 10_000));

/** A player of a merchant on these terms, on Monday, 23 November 2026, at ten in Mexico City. */
export async function playerOfAWeek(terms: WeekTerms) {
  const t = await freshTable({ balance: 0n });
  const { store, clock, merchant, member } = t;
  const { code } = merchant;
  const inside = <T>(work: Parameters<typeof store.inMerchant<T>>[1]) =>
    store.inMerchant(code, work);
  clock.advance(Date.UTC(2026, 10, 23, 16) - clock.now().getTime());
  await store.db
    .update(merchants)
    .set({ settings: settingsOf(terms, GAME) })
    .where(eq(merchants.code, code));
  await layClub(code, terms, inside);
  await campaignUnderTest(code, { kind: "mission", offer: "fiesta", budget: "100.00" });
  await inside((tx) =>
    tx
      .insert(withdrawPasswords)
      .values({ merchant: code, memberId: member.id, hash, changedAt: new Date(0) }),
  );
  const random = testRandom("week");
  const context = await testContext({ merchant, clock, random, actor: member.actor });
  let keys = 0;
  /** The player with a key of their own for each press. */
  const press = (): Context => {
    keys += 1;
    return { ...context, idempotencyKey: `k-${keys}` };
  };

  const deposit = async (id: string, amount: bigint, of: TestMember = member) => {
    const at = clock.now();
    await transfer(store.db, {
      ...{ merchant: code, key: `deposit:${id}`, kind: "deposit", amount: amount * UNIT, at },
      ...{ from: { owner: HOUSE, kind: "clearing" }, to: { owner: of.id, kind: "cash" } },
    });
    await inside((tx) =>
      tx.insert(deposits).values({
        ...{ merchant: code, id, reference: id, memberId: of.id, method: "CARD", currency: "MXN" },
        ...{ amount: amount * UNIT, status: "CREDITED", creditedAmount: amount * UNIT },
        ...{ settledAt: at, idempotencyKey: id, returnUrl: "/", createdAt: at, expiresAt: at },
      }),
    );
    await noteDeposit(merchant, of.id, amount * UNIT, id);
  };
  let played = 0;
  /** Closed rounds of one stake, each of which pays as much. */
  const spin = async (
    times: number,
    bet: { amount: string; winAmount: string; freeRoundId?: string },
    of: TestMember = member,
  ) => {
    const token = await t.sit(of);
    for (let turn = 0; turn < times; turn += 1) {
      played += 1;
      const ids = { txId: `b${played}`, winTxId: `w${played}`, roundId: `r${played}` };
      const { code: answer } = await t.betwin({ ...ids, token, ...bet });
      if (answer !== "OK") throw new Error(`a round was answered ${answer}`);
    }
  };
  const parts = async () => ({
    ...{ store, clock, random, secrets: context.secrets },
    merchant: await readMerchant(store, code),
  });
  /** What the platform does by itself within minutes. */
  const work = async () => {
    const all = await parts();
    await foldFacts(store, code);
    await foldDays(store, code);
    await noteWins(store, code);
    await earnPoints(all);
    await countPlay(all);
    await raiseLevels(all);
    await settleBonuses(all);
    await judgeReferrals(all);
    await runBoards(all);
  };
  const seen = new Map<string, bigint>();
  /** The lines of the player's purses since the last look. */
  const news = async (): Promise<Line[]> => {
    const lines: Line[] = [];
    for (const purse of ["cash", "points"]) {
      const own = await inside((tx) =>
        tx
          .select({ entry: ledgerEntries })
          .from(ledgerEntries)
          .innerJoin(
            ledgerAccounts,
            and(
              eq(ledgerAccounts.merchant, ledgerEntries.merchant),
              eq(ledgerAccounts.id, ledgerEntries.account),
            ),
          )
          .where(
            and(
              eq(ledgerAccounts.merchant, code),
              eq(ledgerAccounts.owner, member.id),
              eq(ledgerAccounts.kind, purse),
              gt(ledgerEntries.number, seen.get(purse) ?? 0n),
            ),
          )
          .orderBy(asc(ledgerEntries.number)),
      );
      for (const { entry } of own) {
        const { kind, amount, balance, number } = entry;
        lines.push({ purse, kind, amount, balance });
        seen.set(purse, number);
      }
    }
    return lines;
  };
  /** A friend who came with the player's invitation, on the merchant's terms. */
  const invite = async (): Promise<TestMember> => {
    const friend = await freshMember(merchant);
    const at = clock.now();
    await inside(async (tx) => {
      const own = { merchant: code, memberId: member.id, code: "AMIGA3479" };
      await tx.insert(affiliateCodes).values({ ...own, kind: "member", createdAt: at });
      await tx.insert(invitations).values({
        ...{ merchant: code, memberId: friend.id, code: own.code, invitedBy: member.id, at },
      });
      await tx.insert(referrals).values({
        ...{ merchant: code, invited: friend.id, inviter: member.id, reference: "I-1" },
        ...{ invitedAt: at, until: new Date(at.getTime() + 720 * HOUR_MS), configVersion: 1 },
        ...{ deposits: 60n * UNIT, validBet: 40n * UNIT, mostPerMonth: 5, claimDays: 30 },
        ...{ cash: units(terms.referral.cash), points: terms.referral.points, multiple: 1 },
      });
    });
    return friend;
  };
  /** The cash that must be bet before it can be withdrawn. */
  const locked = async () =>
    (await store.inMerchant(code, (tx) => withdrawableCash(tx, code, member.id))).locked;
  const logIn = () =>
    inside((tx) => {
      const at = clock.now();
      return tx.insert(sessions).values({
        ...{ merchant: code, id: `s${at.getTime()}`, memberId: member.id },
        ...{ tokenHash: `${code}${at.getTime()}`, createdAt: at, lastSeenAt: at },
        expiresAt: new Date(at.getTime() + HOUR_MS),
      });
    });
  /** Moves the clock to an hour of a day of November in Mexico City. */
  const at = (day: number, hour: number) =>
    clock.advance(Date.UTC(2026, 10, day, hour + 6) - clock.now().getTime());
  return {
    ...{ ...t, code, terms, inside, context, press, deposit, spin },
    ...{ parts, work, news, logIn, at, invite, locked },
  };
}

export type PlayerOfAWeek = Awaited<ReturnType<typeof playerOfAWeek>>;
type Inside = Awaited<ReturnType<typeof freshTable>>["store"]["inMerchant"] extends (
  merchant: string,
  work: infer Work,
) => unknown
  ? (work: Work) => Promise<unknown>
  : never;

/** The merchant's levels, point rules, goods and missions. */
async function layClub(code: string, terms: WeekTerms, inside: Inside): Promise<void> {
  const { level, rebate, points, mission, signIn, campaign } = terms;
  const keepValidBet = 100n * UNIT;
  await giveVipLevels(code, {
    0: { rebate: { slots: rebate } },
    1: {
      validBet: 100n * UNIT,
      deposits: 100n * UNIT,
      keepValidBet,
      ...level,
      rebate: { slots: rebate },
    },
  });
  const common = { merchant: code, icon: "star", startsAt: new Date(0) } as const;
  const words = (title: string) => ({ es: { title, text: "Juega." } });
  await inside(async (tx) => {
    await tx.insert(pointRules).values([
      { merchant: code, type: "SLOTS", amountPerPoint: points.perBet },
      { merchant: code, type: "DEPOSIT", amountPerPoint: points.perDeposit },
      { merchant: code, type: "REDEEM", amountPerPoint: points.worth },
    ]);
    await tx.insert(rewards).values({
      ...{ merchant: code, id: "taza", kind: "GOODS", icon: "coffee", position: 0, stock: 5 },
      ...{ words: { es: { name: "Taza", text: "De barro." } }, pointsNeeded: points.cup },
    });
    await tx.insert(missions).values([
      {
        ...{ ...common, id: "meta", event: "BET_SUM", period: "DAY", position: 0 },
        ...{ words: words("Un rato"), targetAmount: 50n * UNIT, reward: units(mission.reward) },
        ...{ points: mission.points, wagering: mission.wagering },
      },
      {
        ...{ ...common, id: "dias", event: "SIGN_IN_DAYS", period: "WEEK", position: 1 },
        ...{ words: words("Mañanas"), targetCount: signIn.days, reward: units(signIn.reward) },
        wagering: 1,
      },
      {
        ...{ ...common, id: "fiesta", event: "BET_SUM", period: "DAY", position: 2 },
        ...{ words: words("Fiesta"), targetAmount: 30n * UNIT, reward: units(campaign) },
        wagering: 1,
      },
    ]);
  });
}
