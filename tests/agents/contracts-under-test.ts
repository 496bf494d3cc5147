import { and, asc, eq, sql } from "drizzle-orm";
import { acceptOffer } from "#platform/agents/contracts/accept-offer.ts";
import { answerContract, endContract } from "#platform/agents/contracts/answer-contract.ts";
import { offerContract } from "#platform/agents/contracts/offer-contract.ts";
import { offerTop } from "#platform/agents/contracts/offer-top.ts";
import { openPeriods } from "#platform/agents/pay/open-periods.ts";
import { runPay } from "#platform/agents/pay/run-pay.ts";
import type { ContractTerms, TermsOf } from "#platform/contract/agents/contract-terms.ts";
import type { MessageKind } from "#platform/contract/publishing/messages.ts";
import type { Merchant } from "#platform/core/context.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { balanceOf } from "#platform/money/ledger/balance-of.ts";
import type { Transaction } from "#platform/store/open-store.ts";
import { members } from "#platform/store/schema/merchant.ts";
import { messages } from "#platform/store/schema/notice.ts";
import { payBills } from "#platform/store/schema/pay.ts";
import {
  freshMember,
  freshMerchant,
  type TestClock,
  type TestMember,
  testClock,
  testContext,
} from "#tests/support/database.ts";

export type Daily = TermsOf<"daily">;
export type Dividend = TermsOf<"dividend">;
type Tier = Daily["tiers"][number];
type HourTier = TermsOf<"hour">["tiers"][number];
type RoundTier = TermsOf<"realtime">["tiers"][number];

/** A tier that asks for nothing but what is given. Amounts are in ledger units. */
export const tier = (rate: number, asks: Partial<Tier> = {}): Tier => ({
  ...{ rate, validBet: null, loss: null, active: null, minimumBet: 0n },
  ...asks,
});
export const daily = (tiers: Tier[], more: Partial<Daily> = {}): Daily => ({
  ...{ kind: "daily", period: "daily", gameTypes: null, tiers },
  ...more,
});
export const dividend = (tiers: Tier[], more: Partial<Dividend> = {}): Dividend => ({
  ...{ kind: "dividend", period: "semimonthly", mode: "fixed", carry: "permanent" },
  ...{ gameTypes: null, tiers },
  ...more,
});

/** An hour's tier that asks for the least valid bet, and what is given. */
export const hourTier = (rate: number, asks: Partial<HourTier> = {}): HourTier => ({
  ...{ rate, validBet: 1n, active: null, minimumBet: 0n, dayBefore: null },
  ...asks,
});
export const hour = (tiers: HourTier[], more: Partial<TermsOf<"hour">> = {}): TermsOf<"hour"> => ({
  ...{ kind: "hour", period: "hourly", gameTypes: null, tiers },
  ...more,
});
/** A tier for rounds of any stake. */
export const roundTier = (
  [winRate, lossRate]: [number, number],
  asks: Partial<RoundTier> = {},
): RoundTier => ({ singleBet: 1n, dayBet: null, winRate, lossRate, ...asks });
export const realtime = (
  tiers: RoundTier[],
  more: Partial<TermsOf<"realtime">> = {},
): TermsOf<"realtime"> => ({
  ...{ kind: "realtime", period: "fiveMinutes", gameTypes: null, tiers },
  ...more,
});

/** A merchant whose agents offer and answer contracts. */
export async function freshAgents(given: { merchant?: Merchant; clock?: TestClock } = {}) {
  const { merchant = await freshMerchant(), clock = testClock() } = given;
  const { code } = merchant;
  const parts = await testContext({ merchant, clock });
  const { store } = parts;
  let keys = 0;
  const as = async ({ actor }: TestMember) => {
    keys += 1;
    return testContext({ merchant, clock, actor, idempotencyKey: `key-${keys}` });
  };
  const agent = (above?: TestMember, balance = 0n) =>
    freshMember(merchant, { type: 2, balance, ...(above && { parentId: above.id }) });
  const player = (above: TestMember) => freshMember(merchant, { parentId: above.id });
  const offer = async (from: TestMember, to: TestMember, terms: ContractTerms, proceed = false) =>
    offerContract(await as(from), { account: to.username, terms, proceed });
  const answer = async (
    by: TestMember,
    contractId: string,
    word: "accept" | "deny" | "agreeEnd" | "refuseEnd",
  ) => answerContract(await as(by), { contractId, answer: word });
  return {
    ...{ merchant, code, clock, parts, store, as, agent, player, offer, answer },
    end: async (by: TestMember, contractId: string, act: "withdraw" | "askEnd") =>
      endContract(await as(by), { contractId, act }),
    /** A contract that is offered and accepted at once. */
    async sign(from: TestMember, to: TestMember, terms: ContractTerms, proceed = false) {
      const { contractId } = await offer(from, to, terms, proceed);
      return (await answer(to, contractId, "accept")).contractId;
    },
    /** The same between the operator and a top agent. */
    signTop: (to: TestMember, terms: ContractTerms, isProceeding = false): Promise<string> =>
      store.inMerchant(code, async (tx) => {
        const [row] = await tx
          .select()
          .from(members)
          .where(and(eq(members.merchant, code), eq(members.id, to.id)));
        const made = await offerTop(parts, tx, { agent: row!, terms, isProceeding });
        return (await acceptOffer(parts, tx, made)).id;
      }),
    told: async ({ id }: TestMember) => {
      const rows = await store.inMerchant(code, (tx) =>
        tx
          .select({ kind: messages.kind })
          .from(messages)
          .where(and(eq(messages.merchant, code), eq(messages.memberId, id)))
          .orderBy(messages.createdAt, messages.kind),
      );
      return rows.map(({ kind }) => kind);
    },
    /** The details of a member's messages of one kind. */
    toldOf: async ({ id }: TestMember, kind: MessageKind) => {
      const rows = await store.inMerchant(code, (tx) =>
        tx
          .select({ details: messages.details })
          .from(messages)
          .where(
            and(eq(messages.merchant, code), eq(messages.memberId, id), eq(messages.kind, kind)),
          ),
      );
      return rows.map(({ details }) => details);
    },
  };
}

type Played = { stake?: bigint; payout?: bigint; validBet?: bigint; gameType?: string };
type Given = { kind: "bonus" | "lotteryRebate" | "agentRebate" | "jackpot"; amount: bigint };

/** Agents whose teams' days are written as the fold writes them, and whose pay runs. */
export async function freshPay(given: { merchant?: Merchant; clock?: TestClock } = {}) {
  const t = await freshAgents(given);
  const { store, code } = t;
  const inMine = <T>(work: (tx: Transaction) => Promise<T>) => store.inMerchant(code, work);
  const row = await readMerchant(store, code);
  return {
    ...t,
    inMine,
    /** Adds play to a member's day and to those of all above. A bet is valid as a whole. */
    play: ({ id }: TestMember, day: string, played: Played) =>
      inMine(async (tx) => {
        const { stake = 0n, payout = 0n, validBet = stake, gameType = "RNG" } = played;
        const sums = sql`1, ${stake}, ${payout}, ${validBet}`;
        await tx.execute(sql`insert into member_day as d (merchant, day, member, game_type, rounds,
            stake, payout, valid_bet) values (${code}, ${day}, ${id}, ${gameType}, ${sums})
          on conflict (merchant, day, member, game_type) do update set
            stake = d.stake + excluded.stake, payout = d.payout + excluded.payout,
            valid_bet = d.valid_bet + excluded.valid_bet`);
        for (const type of [gameType, "ALL"]) {
          await tx.execute(sql`insert into team_day as d (merchant, day, agent, game_type, rounds,
              stake, payout, valid_bet, active)
            select ${code}, ${day}::date, ancestor, ${type}, ${sums}, 1
            from member_above(${code}, ${id}, ${day})
            on conflict (merchant, day, agent, game_type) do update set
              stake = d.stake + excluded.stake, payout = d.payout + excluded.payout,
              valid_bet = d.valid_bet + excluded.valid_bet`);
        }
      }),
    /** Adds what the house gave a member to the same days. */
    give: ({ id }: TestMember, day: string, { kind, amount }: Given) =>
      inMine(async (tx) => {
        await tx.execute(sql`insert into money_day (merchant, day, member, kind, amount_in,
          amount_out, count) values (${code}, ${day}, ${id}, ${kind}, ${amount}, 0, 1)`);
        await tx.execute(sql`insert into team_money_day as d (merchant, day, agent, kind, amount_in,
            amount_out, count)
          select ${code}, ${day}::date, ancestor, ${kind}, ${amount}, 0, 1
          from member_above(${code}, ${id}, ${day})
          on conflict (merchant, day, agent, kind) do update set
            amount_in = d.amount_in + excluded.amount_in`);
      }),
    /** Seals the days from one to another, both included, in the merchant's zone. */
    seal: (from: string, to: string) =>
      inMine((tx) =>
        tx.execute(sql`insert into sealed_days (merchant, day, from_at, until_at, marks, sealed_at)
          select ${code}, d::date, d at time zone merchant_zone(${code}),
            (d + interval '1 day') at time zone merchant_zone(${code}), '{}', now()
          from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') d`),
      ),
    /** Opens the periods of a kind that end on the local days after `since` up to `day`. */
    open: (kind: "daily" | "dividend", since: string, day: string) =>
      openPeriods(
        { store, merchant: row },
        { kind, since: new Date(`${since}T12:00:00Z`), until: new Date(`${day}T12:00:00Z`) },
        async () => {},
      ),
    pay: (parts: Parameters<typeof runPay>[0] = t.parts) => runPay(parts),
    bills: () =>
      inMine((tx) =>
        tx
          .select()
          .from(payBills)
          .where(eq(payBills.merchant, code))
          .orderBy(asc(payBills.toDay), asc(payBills.period), asc(payBills.turn)),
      ),
    cash: ({ id }: TestMember) => balanceOf(store.db, { merchant: code, owner: id, kind: "cash" }),
    house: () => balanceOf(store.db, { merchant: code, owner: "house", kind: "agents" }),
  };
}
