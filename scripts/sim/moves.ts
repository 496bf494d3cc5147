import { createDeposit } from "#platform/cashier/create-deposit.ts";
import { Refusal } from "#platform/contract/refusal.ts";
import { sweepBustLots } from "#platform/jobs/sweep-bust-lots.ts";
import { sweepDeposits } from "#platform/jobs/sweep-deposits.ts";
import { sweepReceipts } from "#platform/jobs/sweep-receipts.ts";
import { readMerchant } from "#platform/site/find-merchant.ts";
import { bustAtom, depositAtoms, sweepDepositAtom, webhookAtom } from "./oracle/cashier.ts";
import type { Atom, Terms } from "./oracle/state.ts";
import { type TransferMove, transferAtom } from "./oracle/transfers.ts";
import { type VendorMove, vendorAtom } from "./oracle/vendor.ts";
import { sweepReceiptAtom, type WithdrawalMove, withdrawalAtom } from "./oracle/withdrawals.ts";
import { sendStatus, setStatus } from "./send-status.ts";
import { sendTransfer } from "./send-transfer.ts";
import { sendVendor, type Tokens } from "./send-vendor.ts";
import { sendWithdrawal } from "./send-withdrawal.ts";
import { MEMBERS, type Station, type World } from "./world.ts";

/** One message on its way to the platform. */
export type Move =
  | {
      kind: "vendor";
      move: VendorMove;
      nonce: string;
      /** Seconds that the vendor's clock is ahead of ours. */
      skew?: number;
      /** Its nonce was that of another call. */
      isSpent?: boolean;
    }
  | { kind: "transfer"; move: TransferMove }
  | { kind: "status"; member: string; isBlocked: boolean }
  | { kind: "withdrawal"; move: WithdrawalMove }
  | { kind: "deposit"; key: string; member: string; amount: number }
  | { kind: "webhook"; key: string; nonce: string }
  | { kind: "sweep"; of: "deposits" | "receipts" | "lots" }
  | { kind: "wait"; minutes: number };

export type Names = {
  tokens: Tokens;
  deposits: Map<string, string>;
  withdrawals: Set<string>;
  /** The platform's ids by the clients' keys. */
  transfers: Map<string, string>;
};

/** How far a vendor's clock may be off, in seconds. */
const SKEW_MAX = 300;

const isStale = ({ skew = 0, isSpent }: Move & { kind: "vendor" }) =>
  isSpent || Math.abs(skew) > SKEW_MAX;

/** A move, ready to be sent once: what it does by the oracle's rules, and how it is sent. */
export type Ready = { atoms: Atom[]; send: (station: Station) => Promise<string | null> };

/** Makes a move ready, or answers null where there is nothing that it could be about yet. */
export async function makeReady(
  world: World,
  move: Move,
  names: Names,
  terms: Terms,
): Promise<Ready | null> {
  const now = world.now();
  switch (move.kind) {
    case "vendor":
      return {
        atoms: [isStale(move) ? () => "STALE_REQUEST" : vendorAtom(move.move, now, terms)],
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
        atoms: [(state) => setStatus(state, move)],
        send: (station) => answer(() => sendStatus(world, station, move)),
      };
    case "withdrawal":
      return {
        atoms: [withdrawalAtom(move.move, now, terms)],
        send: (station) => answer(() => sendWithdrawal(world, station, move.move)),
      };
    case "deposit":
      return {
        atoms: depositAtoms(move, now),
        send: (station) => answer(() => deposit(station, move)),
      };
    case "webhook": {
      const id = (await depositIds(world, names)).get(move.key);
      const order = id && world.gateway.orderOf(id);
      if (!id || !order) return null;
      const named = { key: move.key, id };
      return {
        atoms: [webhookAtom(named, { ...order }, now)],
        send: async ({ webhook }) => {
          const request = world.gateway.webhook(order, new Date(now), move.nonce);
          const response = await webhook(request);
          const said = (await response.json()) as { message: string; value: { replay: boolean } };
          if (response.status >= 500) return null;
          return response.ok ? `OK ${said.value.replay ? "replay" : "new"}` : said.message;
        },
      };
    }
    case "wait":
      world.advance(move.minutes * 60_000);
      return null;
    case "sweep":
      return { atoms: await sweepAtoms(world, move.of, names, terms), send: sweepOf(move.of) };
  }
}

async function deposit(station: Station, { key, member, amount }: Move & { kind: "deposit" }) {
  const returnUrl = "http://sim.localhost/";
  const input = { method: "CARD", amount: BigInt(amount), returnUrl };
  await createDeposit(station.context(member, key), input);
  return "OK";
}

/** A refusal is an answer; anything else leaves its sender in the dark. */
async function answer(work: () => Promise<string>): Promise<string | null> {
  try {
    return await work();
  } catch (error) {
    return error instanceof Refusal ? error.code : null;
  }
}

async function sweepAtoms(
  world: World,
  of: "deposits" | "receipts" | "lots",
  names: Names,
  terms: Terms,
): Promise<Atom[]> {
  const now = world.now();
  const done: Atom = () => "";
  if (of === "lots") return [...MEMBERS.map((member) => bustAtom(member, now)), done];
  if (of === "receipts") {
    return [...[...names.withdrawals].map((key) => sweepReceiptAtom(key, now, terms)), done];
  }
  const known = await depositIds(world, names);
  const orders = [...known].map(([key, id]) => ({ key, id, order: world.gateway.orderOf(id) }));
  const asked = orders.filter(({ order }) => order !== undefined);
  return [...asked.map((one) => sweepDepositAtom(one, { ...one.order! }, now)), done];
}

function sweepOf(of: "deposits" | "receipts" | "lots") {
  return async ({ context }: Station): Promise<string | null> => {
    const parts = context(null);
    try {
      const merchant = await readMerchant(parts.store, parts.merchant.code);
      if (of === "lots") await sweepBustLots({ ...parts, merchant });
      const errors =
        of === "deposits"
          ? await sweepDeposits(parts)
          : of === "receipts"
            ? await sweepReceipts({ ...parts, merchant })
            : [];
      return errors.length > 0 ? null : "";
    } catch {
      return null;
    }
  };
}

/** The platform's ids of deposits by their clients' keys, as far as the gateway was asked for them. */
export async function depositIds(world: World, names: Names): Promise<Map<string, string>> {
  const { observer, code, gateway } = world;
  if (names.deposits.size < gateway.count()) {
    const { rows } = await observer.query<{ key: string; id: string }>(
      "select idempotency_key as key, id from deposits where merchant = $1 order by 1",
      [code],
    );
    for (const { key, id } of rows) if (gateway.orderOf(id)) names.deposits.set(key, id);
  }
  return names.deposits;
}
