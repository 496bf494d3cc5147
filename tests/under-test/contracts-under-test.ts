import { and, eq } from "drizzle-orm";
import { acceptOffer } from "#platform/agents/contracts/accept-offer.ts";
import { answerContract, endContract } from "#platform/agents/contracts/answer-contract.ts";
import { offerContract } from "#platform/agents/contracts/offer-contract.ts";
import { offerTop } from "#platform/agents/contracts/offer-top.ts";
import type { ContractTerms } from "#platform/contract/agents/contract-terms.ts";
import type { Merchant } from "#platform/core/context.ts";
import { members } from "#platform/store/schema/merchant.ts";
import { messages } from "#platform/store/schema/notice.ts";
import {
  freshMember,
  freshMerchant,
  type TestClock,
  type TestMember,
  testClock,
  testContext,
} from "#tests/support/database.ts";

type Tier = ContractTerms["tiers"][number];
export type Daily = Extract<ContractTerms, { kind: "daily" }>;
export type Dividend = Extract<ContractTerms, { kind: "dividend" }>;

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
  };
}
