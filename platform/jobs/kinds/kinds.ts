import { policyOfRow } from "../../core/guard.ts";
import { readTerms } from "../../core/merchant/jackpot-terms.ts";
import { orFailing, sendersOf } from "../../core/outbox/merchant-sender.ts";
import { sendOutgoing } from "../../core/outbox/send-outgoing.ts";
import { chainsOf, readChain } from "../../money/cashier/chain/read-chain.ts";
import { foldDays } from "../../play/days/fold-days.ts";
import { sealDays } from "../../play/days/seal-days.ts";
import { foldFacts } from "../../play/feed/fold-facts.ts";
import { tellGrants } from "../../play/free-rounds/tell-grants.ts";
import { countPopularity } from "../../play/games/count-popularity.ts";
import { payHits } from "../../play/jackpot/pay-hits.ts";
import { runJackpot } from "../../play/jackpot/run-jackpot.ts";
import { endStuckRounds } from "../../play/reconciliation/end-stuck-rounds.ts";
import { noteStuckCalls } from "../../play/reconciliation/note-stuck-calls.ts";
import { reconcileBooks } from "../../play/reconciliation/reconcile-books.ts";
import { reconcileVendors } from "../../play/reconciliation/reconcile-vendors.ts";
import { tellFindings } from "../../play/reconciliation/tell-findings.ts";
import { foldSittings } from "../../play/sittings/fold-sittings.ts";
import { eraseClosed } from "../forget/erase-closed.ts";
import { forgetOldRows } from "../forget/forget-old-rows.ts";
import { sweepBustRequirements } from "../sweeps/sweep-bust-requirements.ts";
import { expireDeposits, sweepDeposits } from "../sweeps/sweep-deposits.ts";
import { sweepPayments } from "../sweeps/sweep-payments.ts";
import { sweepReceipts } from "../sweeps/sweep-receipts.ts";
import type { Kind, Outcome } from "../work/kind.ts";
import { AGENT_KINDS } from "./agent-kinds.ts";
import { MEMBER_KINDS } from "./member-kinds.ts";
import { inMs, isPlayed, nextMessage, nextPayment } from "./next-time.ts";
import { noteGivenUp } from "./note-given-up.ts";
import { PURSE_KINDS } from "./purse-kinds.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** A kind whose run leaves nothing to be told. */
async function only(work: Promise<void>): Promise<Outcome> {
  await work;
  return {};
}

/** Every kind of work that the platform does for a merchant by itself. */
export const KINDS: readonly Kind[] = [
  {
    // Somebody waits for a code by text message, so it goes at once.
    ...{ name: "send", after: ["outbox"] },
    async work(parts) {
      const senders = orFailing(parts.merchant, await sendersOf(parts));
      if (Object.keys(senders).length === 0) return {};
      const onGivenUp = noteGivenUp(parts);
      const errors = await sendOutgoing({ ...parts, senders, onGivenUp });
      return { errors, again: await nextMessage(parts) };
    },
  },
  {
    // A member who waits for money watches the page.
    ...{ name: "payout", after: ["payments"] },
    async work(parts) {
      const errors = await sweepPayments(parts);
      return { errors, again: await nextPayment(parts) };
    },
  },
  {
    // The longest wait of a winner for the prize.
    ...{ name: "pot", after: ["rounds", "settings"], isEverywhere: true, gapMs: 2 * SECOND_MS },
    async work(parts) {
      // What was won before the law forbade pots is still paid.
      const isLawful = policyOfRow(parts.merchant).allows.jackpot;
      await (isLawful ? runJackpot(parts) : payHits(parts));
      return { again: readTerms(parts.merchant) ? inMs(parts, MINUTE_MS) : null };
    },
  },
  {
    // Readers add the rows that are not folded yet, so a longer wait makes reads slower, not older.
    ...{ name: "facts", after: ["rounds"], reads: "facts", gapMs: 10 * SECOND_MS },
    work: ({ store, merchant }) => only(foldFacts(store, merchant.code)),
  },
  {
    ...{ name: "days", after: ["rounds", "money"], reads: "days", gapMs: 10 * SECOND_MS },
    work: ({ store, merchant }) => only(foldDays(store, merchant.code)),
  },
  {
    ...{ name: "sittings", after: ["rounds"], reads: "sittings", gapMs: 10 * SECOND_MS },
    work: ({ store, merchant }) => only(foldSittings(store, merchant.code)),
  },
  {
    // Vendors' days are compared an hour after midnight; at three a day is sealed without them.
    ...{ name: "sealDays", isEverywhere: true },
    slots: { pattern: "0 1-4 * * *", named: "hour" },
    work: (parts) => only(sealDays(parts)),
  },
  ...AGENT_KINDS,
  ...MEMBER_KINDS,
  ...PURSE_KINDS,
  {
    ...{ name: "tellGrants", after: ["grants"] },
    async work(parts) {
      const isWaiting = await tellGrants(parts);
      return { again: isWaiting ? inMs(parts, MINUTE_MS) : null };
    },
  },
  {
    // TRON makes a block every three seconds, and the waiting member sees the count rise.
    ...{ name: "chain", after: ["settings"], isEverywhere: true, gapMs: 4_500 },
    async work(parts) {
      const names = chainsOf(parts.merchant.settings);
      const errors: unknown[] = [];
      for (const name of names) {
        errors.push(...(await readChain(parts, name).catch((error: unknown) => [error])));
      }
      return { errors, again: names.length > 0 ? inMs(parts, 5 * SECOND_MS) : null };
    },
  },
  { name: "expireDeposits", after: ["deposits"], work: (parts) => only(expireDeposits(parts)) },
  {
    // One server asks the gateways, every five minutes.
    ...{ name: "askGateways", after: ["gateways"], gapMs: 5 * MINUTE_MS - 5 * SECOND_MS },
    work: async (parts) => ({ errors: await sweepDeposits(parts) }),
  },
  {
    ...{ name: "countReceipts", after: ["receipts"] },
    work: async (parts) => ({ errors: await sweepReceipts(parts) }),
  },
  {
    name: "dropRequirements",
    after: ["requirements"],
    work: (parts) => only(sweepBustRequirements(parts)),
  },
  {
    ...{ name: "popularity", after: ["rounds", "settings"], isEverywhere: true, gapMs: HOUR_MS },
    async work(parts, run) {
      const { store, clock, merchant } = parts;
      await store.inMerchant(merchant.code, async (tx) => {
        await countPopularity(tx, merchant.code, clock.now());
        // Without new rounds the order still changes as days leave the count.
        await run.finish(tx, { again: inMs(parts, 24 * HOUR_MS) });
      });
      return {};
    },
  },
  {
    ...{ name: "compareRounds", after: ["rounds"], isEverywhere: true, gapMs: MINUTE_MS },
    async work(parts) {
      if (!(await isPlayed(parts))) return {};
      await reconcileVendors(parts);
      return { again: inMs(parts, MINUTE_MS) };
    },
  },
  {
    ...{ name: "endStuckRounds", after: ["rounds"], isEverywhere: true, gapMs: 10 * MINUTE_MS },
    async work(parts) {
      if (!(await isPlayed(parts))) return {};
      await endStuckRounds(parts);
      await noteStuckCalls(parts);
      return { again: inMs(parts, 10 * MINUTE_MS) };
    },
  },
  {
    ...{ name: "verifyBooks", isEverywhere: true },
    slots: { pattern: "0 0 * * *", named: "day" },
    work: (parts, run) => only(reconcileBooks(parts, (tx) => run.finish(tx))),
  },
  {
    ...{ name: "tellFindings", after: ["findings"] },
    work: (parts, run) => only(tellFindings(parts, (tx, options) => run.finish(tx, options))),
  },
  {
    ...{ name: "forget", isEverywhere: true },
    async work(parts) {
      const erased = await eraseClosed(parts);
      const hadAny = (await forgetOldRows(parts)) || erased > 0;
      // Rows stay for days, so an idle merchant is looked at a few times a day. Not all merchants in
      // the same minute.
      const later = (hadAny ? 1 : 6) * HOUR_MS;
      return { again: inMs(parts, later + parts.random.below(later / 12)) };
    },
  },
];
