import { acceptOffer } from "#platform/agents/contracts/accept-offer.ts";
import { answerContract, endContract } from "#platform/agents/contracts/answer-contract.ts";
import { endOnMove } from "#platform/agents/contracts/end-on-move.ts";
import { offerContract } from "#platform/agents/contracts/offer-contract.ts";
import { offerTop } from "#platform/agents/contracts/offer-top.ts";
import { saveLink } from "#platform/agents/links/save-link.ts";
import { sealHours } from "#platform/agents/pay/hours/seal-hours.ts";
import { openPeriods } from "#platform/agents/pay/open-periods.ts";
import { payRounds } from "#platform/agents/pay/rounds/pay-rounds.ts";
import { runPay } from "#platform/agents/pay/run-pay.ts";
import type { ContractTerms } from "#platform/contract/agents/contract-terms.ts";
import type { Context } from "#platform/core/context.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { NO_RATES } from "#platform/domain/agents/rates.ts";
import { register } from "#platform/members/account/register.ts";
import { moveInTree } from "#platform/members/tree/move-in-tree.ts";
import { transfer } from "#platform/money/ledger/transfer.ts";
import { openRequirement } from "#platform/money/wagering/open-requirement.ts";
import { foldDays } from "#platform/play/days/fold-days.ts";
import { sealDays } from "#platform/play/days/seal-days.ts";
import { foldFacts } from "#platform/play/feed/fold-facts.ts";
import { hashToken } from "#platform/play/vendor-wallet/tokens.ts";
import { sendFeedback } from "#platform/publishing/feedback/send-feedback.ts";
import type { Store, Transaction } from "#platform/store/open-store.ts";
import type { MemberRow } from "#platform/store/schema/merchant.ts";
import type { Dice } from "../dice.ts";
import { sendVendor, type Tokens } from "../moves/send-vendor.ts";
import type { Terms } from "../oracle/state.ts";
import type { Tear } from "../outside/connection.ts";
import { type ConnectionPair, makeWorld, tokenOf, VENDOR } from "../world.ts";

const PASSWORD = "tres-soles-9";
const AGENT = 2;

/** A merchant whose top agent is "a", and the acts of its people. Each answers once it is done. */
export async function makeAgentWorld(pair: ConnectionPair, code: string, terms: Terms, dice: Dice) {
  const world = await makeWorld(pair, code, terms, dice);
  const [station] = world.stations;
  const { connection, random } = station;
  const { store } = connection;
  const clock = { now: () => new Date(world.now()) };
  const writer = { merchant: { code }, clock, random };
  const tokens: Tokens = new Map();
  let counted = 0;
  const next = (prefix: string) => `${prefix}${++counted}`;
  const inMine = <T>(work: (tx: Transaction) => Promise<T>) => store.inMerchant(code, work);
  const as = (member: string, type = AGENT): Context => ({
    ...station.context(member, next("key")),
    actor: { memberId: member, type, sessionId: `s-${member}` },
  });
  const rowOf = async (id: string) => {
    const { rows } = await world.observer.query<{ username: string }>(
      "select username from members where merchant = $1 and id = $2",
      [code, id],
    );
    return rows[0]!;
  };

  return {
    code,
    observer: world.observer,
    now: world.now,
    advance: world.advance,
    /** A newcomer who registers by a link of an agent's. Returns the id. */
    async invite(agent: string, type: "agent" | "player"): Promise<string> {
      const link = { type, rates: NO_RATES, expiresAt: null, usesMax: 1 };
      const { code: agentLink } = await saveLink(as(agent), link);
      const username = next("persona");
      await register(
        { ...station.context(null), clientAddress: `203.0.113.${counted % 250}` },
        {
          ...{ username, agentLink, password: PASSWORD, confirmPassword: PASSWORD },
          ...{ isAdult: true, hasAgreed: true, registerMethod: "WEB" },
          registerUrl: "http://sim.localhost/register",
        },
      );
      const { rows } = await world.observer.query<{ id: string }>(
        "select id from members where merchant = $1 and username_key = $2",
        [code, username],
      );
      return rows[0]!.id;
    },
    /** Money from outside, which must be played once. */
    deposit: (member: string, amount: number) =>
      inMine(async (tx) => {
        const key = next("deposit:");
        const at = clock.now();
        const lot = { id: key, memberId: member, source: "deposit", openedAt: at } as const;
        await openRequirement(tx, { merchant: code, ...lot, amount: BigInt(amount) });
        await transfer(tx, {
          ...{ merchant: code, key, kind: "deposit", amount: BigInt(amount), at },
          from: { owner: "house", kind: "clearing" },
          to: { owner: member, kind: "cash" },
        });
      }),
    /** A session of a member at the vendor's table. */
    async sit(member: string): Promise<string> {
      const ticket = `t${2 * ++counted}`;
      await world.observer.query(
        `insert into launch_tokens (merchant, token_hash, member, vendor, game, language, expires_at)
         values ($1, $2, $3, $4, 'RNG', 'es', $5)`,
        [code, hashToken(tokenOf(code, ticket)), member, VENDOR, new Date(world.now() + 3_600_000)],
      );
      const move = { call: "authenticate", ticket, member } as const;
      await sendVendor(world, station, move, tokens, { nonce: next("n") });
      return ticket;
    },
    /** A closed round. Returns the id of its win, or null when it was refused. */
    async spin(session: string, stake: number, payout: number): Promise<string | null> {
      const [tx, winTx, round] = [next("b"), next("w"), next("r")];
      const bet = { session, tx, round, game: "RNG", amount: stake };
      const move = { call: "betwin", ...bet, winTx, win: payout, isLast: true } as const;
      const said = await sendVendor(world, station, move, tokens, { nonce: next("n") });
      return said?.startsWith("OK ") ? winTx : null;
    },
    /** A later correction of a win. */
    async adjust(member: string, ref: string, amount: number): Promise<boolean> {
      const move = { call: "adjust", tx: next("a"), member, ref, amount } as const;
      const said = await sendVendor(world, station, move, tokens, { nonce: next("n") });
      return said?.startsWith("OK ") ?? false;
    },
    /** Puts a member below another agent, as staff do. */
    move: (member: string, parent: string) =>
      inMine(async (tx) => {
        await moveInTree(tx, code, { member, parent, at: clock.now() });
        await endOnMove(writer, tx, member);
      }),
    signTop: (agent: string, offered: ContractTerms) =>
      inMine(async (tx) => {
        const row = { id: agent, parentId: null, type: 1 } as MemberRow;
        const made = await offerTop(writer, tx, { agent: row, terms: offered, isProceeding: true });
        await acceptOffer(writer, tx, made);
      }),
    /** Offers a contract, and answers for the other side. */
    async sign(agent: string, member: string, offered: ContractTerms, isAccepted: boolean) {
      const { username: account } = await rowOf(member);
      const offer = { account, terms: offered, proceed: true };
      const { contractId } = await offerContract(as(agent), offer);
      const answer = isAccepted ? ("accept" as const) : ("deny" as const);
      await answerContract(as(member), { contractId, answer });
    },
    async endContract(agent: string, member: string, contractId: string) {
      await endContract(as(member), { contractId, act: "askEnd" });
      await answerContract(as(agent), { contractId, answer: "agreeEnd" });
    },
    /** A case about a bill. */
    dispute: (member: string, bill: string) =>
      sendFeedback(
        { ...as(member), clientAddress: `198.51.100.${++counted % 250}` },
        { type: "AFFILIATE", content: `No estoy de acuerdo: ${bill}`, images: [] },
      ),
    /** The platform's own work up to now. A tear ends it at a statement; then it is done again. */
    async work(since: number, tear: Tear | undefined) {
      const merchant = await readMerchant(store, code);
      const parts = { store, clock, merchant };
      const steps = [
        () => foldFacts(store, code),
        () => foldDays(store, code),
        () => sealDays({ ...parts, secrets: { vendors: new Map() } }),
        () => sealHours(parts),
        () => payRounds(parts),
        () => openDays(parts, since),
        () => runPay({ ...parts, random }),
      ];
      for (const step of steps) {
        connection.begin(tear ? { tear } : {});
        await step().catch((error: unknown) => {
          if (!tear) throw error;
        });
        connection.begin({});
        if (tear) await step();
      }
    },
  };
}
export type AgentWorld = Awaited<ReturnType<typeof makeAgentWorld>>;

type Parts = {
  store: Store;
  clock: { now: () => Date };
  merchant: Awaited<ReturnType<typeof readMerchant>>;
};
const openDays = ({ store, clock, merchant }: Parts, since: number) =>
  openPeriods(
    { store, merchant },
    { kind: "daily", since: new Date(since), until: clock.now() },
    async () => {},
  );
