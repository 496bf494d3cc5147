import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { sweepBustRequirements } from "#platform/jobs/sweeps/sweep-bust-requirements.ts";
import { sweepDeposits } from "#platform/jobs/sweeps/sweep-deposits.ts";
import { sweepPayments } from "#platform/jobs/sweeps/sweep-payments.ts";
import { sweepReceipts } from "#platform/jobs/sweeps/sweep-receipts.ts";
import { foldFacts } from "#platform/play/feed/fold-facts.ts";
import { endStuckRounds } from "#platform/play/reconciliation/end-stuck-rounds.ts";
import { reconcileBooks } from "#platform/play/reconciliation/reconcile-books.ts";
import { reconcileVendors } from "#platform/play/reconciliation/reconcile-vendors.ts";
import { bustAtom, expireAtom, sweepDepositAtom } from "../oracle/cashier.ts";
import { heardAtom, takenAtom, takenInVainAtom } from "../oracle/payments.ts";
import { reportedRoundAtom, stuckRoundAtom } from "../oracle/rounds-by-vendor.ts";
import type { Atom, Terms } from "../oracle/state.ts";
import { sweepReceiptAtom } from "../oracle/withdrawals.ts";
import { depositIds } from "../outside/deposit-ids.ts";
import type { PayoutWord } from "../outside/payouts.ts";
import { MEMBERS, type Station, type World } from "../world.ts";
import type { Names, Ready } from "./moves.ts";

/** The platform's jobs, each at its scheduled time. */
export type Sweep =
  | "deposits"
  | "receipts"
  | "requirements"
  | "payments"
  | "stuck"
  | "rounds"
  | "books"
  | "facts";

/**
 * One run of a job. The answers of gateways and vendors are known only afterwards, so the oracle's
 * atoms are written during the run.
 */
export async function makeSweep(
  world: World,
  of: Sweep,
  names: Names,
  terms: Terms,
): Promise<Ready> {
  const now = world.now();
  const atoms: Atom[] = await atomsBefore(world, of, names, terms);
  const known = of === "deposits" ? await depositIds(world, names) : new Map<string, string>();
  const asked = [...known].flatMap(([key, id]) => {
    const order = world.gateway.orderOf(id);
    return order ? [{ key, id, order: { ...order } }] : [];
  });
  return {
    atoms,
    async send(station) {
      const said = await run(station, of);
      atoms.push(...(of === "deposits" ? await depositAtoms() : []));
      atoms.push(...(await atomsAfter(station, said === null)), (state) => state.complaint);
      return said;
    },
  };

  /** The job asks in any order; what was credited first has the room of a limit. */
  async function depositAtoms(): Promise<Atom[]> {
    const { rows } = await world.observer.query<{ key: string }>(
      `select transfer_key as key from ledger_entries
       where merchant = $1 and kind = 'deposit' and amount > 0 order by number`,
      [world.code],
    );
    const place = new Map(rows.map(({ key }, index) => [key, index]));
    const placeOf = ({ id }: { id: string }) => place.get(`deposit:${id}`) ?? rows.length;
    return asked
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map((one) => sweepDepositAtom(one, one.order, now, terms));
  }

  async function atomsAfter({ heard }: Station, isTorn: boolean): Promise<Atom[]> {
    if (of === "payments") return paymentAtoms(world, heard.payments, isTorn);
    return heard.rounds.flatMap((word) => {
      if (word.of === "round") {
        return of === "stuck" ? [stuckRoundAtom(word.roundId, word.said, now)] : [];
      }
      return word.rounds.map((round) => reportedRoundAtom(round, now));
    });
  }
}

async function paymentAtoms(world: World, heard: PayoutWord[], isTorn: boolean): Promise<Atom[]> {
  const now = world.now();
  const rest = isTorn ? [takenInVainAtom(now)] : [];
  if (heard.length === 0) return rest;
  const { rows } = await world.observer.query<{ key: string; name: string }>(
    `select p.reference as key, w.idempotency_key || '.' || p.part || '.' || p.attempt as name
     from withdrawal_payments p join withdrawals w
       on w.merchant = p.merchant and w.id = p.withdrawal_id where p.merchant = $1`,
    [world.code],
  );
  const nameOf = new Map(rows.map(({ key, name }) => [key, name]));
  const byName = new Map<string, PayoutWord[]>();
  for (const word of heard) {
    const name = nameOf.get(word.reference) ?? word.reference;
    byName.set(name, [...(byName.get(name) ?? []), word]);
  }
  return [
    takenAtom([...byName.keys()], now),
    ...rest,
    ...[...byName].map(([name, words]) => heardAtom(name, words, now)),
  ];
}

async function atomsBefore(world: World, of: Sweep, names: Names, terms: Terms): Promise<Atom[]> {
  const now = world.now();
  if (of === "requirements") return MEMBERS.map((member) => bustAtom(member, now));
  if (of === "receipts")
    return [...names.withdrawals].map((key) => sweepReceiptAtom(key, now, terms));
  return of === "deposits" ? [expireAtom(now)] : [];
}

async function run({ context, heard }: Station, of: Sweep): Promise<string | null> {
  heard.payments.length = 0;
  heard.rounds.length = 0;
  const parts = context(null);
  try {
    const merchant = await readMerchant(parts.store, parts.merchant.code);
    const whole = { ...parts, merchant };
    if (of === "requirements") await sweepBustRequirements(whole);
    if (of === "stuck") await endStuckRounds(whole);
    if (of === "rounds") await reconcileVendors(whole);
    if (of === "books") await reconcileBooks(whole);
    if (of === "facts") await foldFacts(whole.store, merchant.code);
    if (of === "deposits") return saidBy(await sweepDeposits(parts));
    if (of === "payments") return saidBy(await sweepPayments(whole));
    if (of === "receipts") return saidBy(await sweepReceipts(whole));
    return "";
  } catch {
    return null;
  }
}

const saidBy = (errors: unknown[]) => (errors.length > 0 ? null : "");
