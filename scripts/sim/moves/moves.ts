import { Refusal } from "#platform/contract/wire/refusal.ts";
import { createDeposit } from "#platform/money/cashier/create-deposit.ts";
import { depositAtoms, webhookAtom } from "../oracle/cashier.ts";
import { newcomerAtom } from "../oracle/newcomers.ts";
import { type ProtectMove, protectAtom } from "../oracle/protection/protect.ts";
import { type PurseMove, purseAtom } from "../oracle/protection/purses.ts";
import type { Atom, Terms } from "../oracle/state.ts";
import { type TransferMove, transferAtom } from "../oracle/transfers.ts";
import { vendorAtom } from "../oracle/vendor.ts";
import type { VendorMove } from "../oracle/vendor-moves.ts";
import { type WithdrawalMove, withdrawalAtom } from "../oracle/withdrawals.ts";
import { depositIds } from "../outside/deposit-ids.ts";
import { type Station, VENDOR, type World } from "../world.ts";
import type { Reach } from "./protection/reach.ts";
import { sendProtect } from "./protection/send-protect.ts";
import { sendPurse } from "./protection/send-purse.ts";
import { sendNewcomer } from "./send-newcomer.ts";
import { applyStatus, sendStatus } from "./send-status.ts";
import { sendTransfer } from "./send-transfer.ts";
import { sendVendor, type Tokens } from "./send-vendor.ts";
import { sendWithdrawal } from "./send-withdrawal.ts";
import { makeSweep, type Sweep } from "./sweeps.ts";

/** One message on its way to the platform. */
export type Move =
  | {
      kind: "vendor";
      move: VendorMove;
      nonce: string;
      /** Seconds that the vendor's clock is ahead of ours. */
      skew?: number;
      /** True when another call used its nonce before. */
      isSpent?: boolean;
    }
  | { kind: "transfer"; move: TransferMove }
  | { kind: "status"; member: string; isBlocked: boolean }
  | { kind: "withdrawal"; move: WithdrawalMove }
  | { kind: "deposit"; key: string; member: string; amount: number; method: "CARD" | "OXXO" }
  | {
      kind: "webhook";
      key: string;
      nonce: string;
      /** Signed with an unknown secret, or about another order of the same gateway. */
      twist?: "forged" | "crossed";
    }
  | { kind: "newcomer"; name: string }
  | { kind: "protect"; move: ProtectMove }
  | { kind: "purse"; move: PurseMove }
  /** The vendor lists a round as closed in its own books. */
  | { kind: "vendorCloses"; round: string; isOther: boolean }
  | { kind: "sweep"; of: Sweep }
  | { kind: "wait"; minutes: number }
  /** The clock goes to an instant that a rule turns on. */
  | { kind: "reach"; reach: Reach };

export type Names = {
  tokens: Tokens;
  deposits: Map<string, string>;
  withdrawals: Set<string>;
  /** The platform's ids by the clients' keys. */
  transfers: Map<string, string>;
};

/** The largest difference of a vendor's clock, in seconds. */
const SKEW_MAX = 300;

const isStale = ({ skew = 0, isSpent }: Move & { kind: "vendor" }) =>
  isSpent || Math.abs(skew) > SKEW_MAX;

/**
 * A move that is ready to be sent once: its effect by the oracle's rules, and the way to send it.
 */
export type Ready = { atoms: Atom[]; send: (station: Station) => Promise<string | null> };

/** Makes a move ready. Null when its subject does not exist yet. */
export async function makeReady(
  world: World,
  move: Move,
  names: Names,
  terms: Terms,
): Promise<Ready | null> {
  const now = world.now();
  switch (move.kind) {
    case "vendor":
      // A vendor that was given no token has nothing to send.
      if ("session" in move.move && !names.tokens.has(move.move.session)) return null;
      return {
        atoms: [
          ...(await issued(world, move.move)),
          isStale(move) ? () => "STALE_REQUEST" : vendorAtom(move.move, now, terms),
        ],
        send: (station) => sendVendor(world, station, move.move, names.tokens, move),
      };
    case "transfer": {
      const idOf = (key: string) => names.transfers.get(key) ?? key;
      return {
        atoms: [transferAtom(move.move, now, terms, idOf)],
        send: (station) => answer(() => sendTransfer(world, station, move.move, names)),
      };
    }
    case "status":
      return {
        atoms: [(state) => applyStatus(state, move)],
        send: (station) => answer(() => sendStatus(world, station, move)),
      };
    case "withdrawal": {
      const resolved = await tellTruth(world, move.move);
      return (
        resolved && {
          atoms: [withdrawalAtom(resolved, now, terms)],
          send: (station) => answer(() => sendWithdrawal(world, station, resolved)),
        }
      );
    }
    case "protect":
      return {
        atoms: [protectAtom(move.move, now)],
        send: (station) => answer(() => sendProtect(world, station, move.move)),
      };
    case "purse":
      return {
        atoms: [purseAtom(move.move, now, terms)],
        send: (station) => answer(() => sendPurse(world, station, move.move)),
      };
    case "newcomer":
      return {
        atoms: [newcomerAtom(move.name)],
        send: (station) => answer(() => sendNewcomer(station, move.name)),
      };
    case "vendorCloses":
      await closeAtVendor(world, move);
      return null;
    case "deposit":
      return {
        atoms: depositAtoms(move, now, terms),
        send: (station) => answer(() => deposit(station, move)),
      };
    case "webhook": {
      const known = await depositIds(world, names);
      const id = known.get(move.key);
      const order = id && world.gateway.orderOf(id);
      if (!id || !order) return null;
      const named = { key: move.key, id };
      const other = [...known.values()]
        .map((one) => world.gateway.orderOf(one))
        .find((one) => one && one !== order && one.via === order.via);
      if (move.twist === "crossed" && !other) return null;
      const twisted = { forged: "invalid_signature", crossed: "deposit_not_found" } as const;
      const { twist } = move;
      return {
        atoms: [twist ? () => twisted[twist] : webhookAtom(named, { ...order }, now, terms)],
        send: async ({ webhooks }) => {
          const named = twist === "crossed" ? other!.gatewayTxId : order.gatewayTxId;
          const sentOrder = { ...order, gatewayTxId: named, isForged: twist === "forged" };
          const request = world.gateway.webhook(sentOrder, new Date(now), move.nonce);
          const response = await webhooks[order.via](request);
          const said = (await response.json()) as { message: string; value: { replay?: boolean } };
          if (response.status >= 500) return null;
          if (!response.ok) return said.message;
          // dLocal gets the same answer for a repeated message.
          if (order.via === "dlocal") return "OK";
          return `OK ${said.value.replay ? "replay" : "new"}`;
        },
      };
    }
    case "wait":
      world.advance(move.minutes * 60_000);
      return null;
    case "reach":
      return null;
    case "sweep":
      return makeSweep(world, move.of, names, terms);
  }
}

/** A ticket is issued when its first call arrives. */
async function issued(world: World, move: VendorMove): Promise<Atom[]> {
  if (move.call !== "authenticate") return [];
  const { ticket, member } = move;
  await world.issue(ticket, member);
  const atom: Atom = (state) => {
    state.tickets[ticket] ??= "issued";
    return "";
  };
  return [Object.assign(atom, { isSure: true })];
}

async function deposit(
  station: Station,
  { key, member, amount, method }: Move & { kind: "deposit" },
) {
  const returnUrl = "http://sim.localhost/";
  const input = { method, amount: BigInt(amount), returnUrl };
  await createDeposit(station.context(member, key), input);
  return "OK";
}

/** A refusal is an answer; after anything else the sender knows nothing. */
async function answer(work: () => Promise<string>): Promise<string | null> {
  try {
    return await work();
  } catch (error) {
    return error instanceof Refusal ? error.code : null;
  }
}

/** Staff report the gateway's answer about a payment; null when it has none yet. */
async function tellTruth(
  { observer, code, payouts }: World,
  move: WithdrawalMove,
): Promise<WithdrawalMove | null> {
  if (move.act !== "resolve") return move;
  const { rows } = await observer.query<{ reference: string }>(
    `select p.reference from withdrawal_payments p join withdrawals w
       on w.merchant = p.merchant and w.id = p.withdrawal_id
     where w.merchant = $1 and w.idempotency_key = $2 and p.part = $3
     order by p.attempt desc limit 1`,
    [code, move.key, move.part],
  );
  const finding = payouts.truthOf(rows[0]?.reference ?? "");
  return finding && { ...move, finding };
}

/** The vendor closes the round with the platform's sums, or with others. */
async function closeAtVendor(
  { observer, code, books, now }: World,
  { round, isOther }: Move & { kind: "vendorCloses" },
): Promise<void> {
  const { rows } = await observer.query<{ stake: string; payout: string }>(
    `select stake / 10000.0 as stake, payout / 10000.0 as payout from rounds
     where merchant = $1 and vendor = $2 and round_id = $3`,
    [code, VENDOR, round],
  );
  if (!rows[0]) return;
  const [stake, payout] = [rows[0].stake, rows[0].payout].map((sum) => Number(sum));
  books.close({
    roundId: round,
    stake: stake!.toFixed(4),
    payout: (payout! + (isOther ? 1 : 0)).toFixed(4),
    closedAt: new Date(now()).toISOString(),
  });
}
