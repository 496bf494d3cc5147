import { openGuard } from "./protection/guard.ts";
import { depositRoomOf, refusalOfMoney } from "./protection/protect.ts";
import { type Atom, type Deposit, type State, type Terms, tell } from "./state.ts";
import { close, dropRequirements, openRequirement } from "./wagering.ts";

const MINUTE = 60_000;
/** The gateway's minimum and maximum. */
const LIMITS = [50 * 10_000, 50_000 * 10_000] as const;

/** The gateway's own record of an order. */
export type GatewayOrder = {
  amount: number;
  currency: string;
  status: string;
  via: "mockpay" | "dlocal";
};
/** A deposit by its client's key and by the platform's id. */
type Named = { key: string; id: string };

/**
 * Opens a deposit, then stores the gateway's order. A crash in between leaves it without an order.
 */
export function depositAtoms(
  move: { key: string; member: string; amount: number; method: string },
  now: number,
  terms: Terms,
): Atom[] {
  return [
    (state) => {
      const known = state.deposits[move.key];
      const isSame = known?.amount === move.amount && known.method === move.method;
      if (known) return isSame ? "" : "key_reused";
      const refusal = refusalOfMoney(state, move.member, move.amount, now, terms);
      if (refusal) state.refusals[move.key] = refusal;
      else delete state.refusals[move.key];
      if (refusal) return refusal;
      state.deposits[move.key] = {
        member: move.member,
        amount: move.amount,
        method: move.method,
        state: "OPEN",
        paid: 0,
        createdAt: now,
        expiresAt: now + 30 * MINUTE,
        isAsked: false,
        isExpired: false,
      };
      return "";
    },
    (state) => {
      const deposit = state.deposits[move.key];
      const refusal = state.refusals[move.key];
      if (!deposit && refusal) return refusal;
      const isSame = deposit?.amount === move.amount && deposit.method === move.method;
      if (!deposit || !isSame) return "key_reused";
      deposit.isAsked = true;
      return "OK";
    },
  ];
}

/** A webhook, whose content is not trusted. */
export function webhookAtom(named: Named, order: GatewayOrder, now: number, terms: Terms): Atom {
  return (state) => {
    if (!state.deposits[named.key]) return "deposit_not_found";
    const isNews = settle(state, named, order, { now, terms });
    if (order.via === "dlocal") return "OK";
    return isNews ? "OK new" : "OK replay";
  };
}

/** The job that ends overdue deposits. */
export function expireAtom(now: number): Atom {
  return (state) => {
    for (const deposit of Object.values(state.deposits)) {
      if (deposit.state === "OPEN" && deposit.expiresAt <= now) deposit.isExpired = true;
    }
    return "";
  };
}

/** The job that queries the gateway about deposits whose webhook may be lost. */
export function sweepDepositAtom(
  named: Named,
  order: GatewayOrder,
  now: number,
  terms: Terms,
): Atom {
  return (state) => {
    const deposit = state.deposits[named.key];
    if (!deposit?.isAsked || deposit.state !== "OPEN") return "";
    const isDue = deposit.createdAt < now - 5 * MINUTE;
    if (isDue && deposit.expiresAt > now - 1440 * MINUTE)
      settle(state, named, order, { now, terms });
    return "";
  };
}

function settle(
  state: State,
  { key, id }: Named,
  order: GatewayOrder,
  { now, terms }: { now: number; terms: Terms },
): boolean {
  const deposit = state.deposits[key]!;
  if (order.status === "REFUNDED") return takeBack(state, deposit, id, now);
  if (["CREDITED", "REVIEW", "REFUNDED"].includes(deposit.state)) return false;
  if (order.status === "FAILED") {
    if (deposit.state !== "OPEN") return false;
    deposit.state = "FAILED";
    tell(state, deposit.member, "depositFailed");
    return true;
  }
  if (order.status !== "PAID") return false;
  const isWithin = order.amount >= LIMITS[0] && order.amount <= LIMITS[1];
  deposit.paid = order.amount;
  deposit.isExpired = false;
  if (order.currency !== "MXN" || !(isWithin || order.amount === deposit.amount)) {
    deposit.state = "REVIEW";
    return true;
  }
  // What passes a limit, or comes after an exclusion, may only be withdrawn.
  const { member, createdAt } = deposit;
  const guard = state.guards[member]!;
  const room = guard.exclusion ? 0 : depositRoomOf(state, member, createdAt, terms, key);
  const held = Math.max(0, order.amount - room);
  if (held > 0) openGuard(guard, now);
  guard.held += held;
  deposit.state = "CREDITED";
  if (order.amount > held)
    openRequirement(state, member, `deposit:${id}`, order.amount - held, now);
  state.members[deposit.member]!.cash += order.amount;
  state.house.clearing -= order.amount;
  tell(state, deposit.member, "depositCredited");
  return true;
}

/** The payer is refunded: the sum leaves the purse, which may fall below zero. */
function takeBack(state: State, deposit: Deposit, id: string, now: number): boolean {
  if (deposit.state === "OPEN" || deposit.state === "REVIEW") {
    deposit.state = "FAILED";
    tell(state, deposit.member, "depositFailed");
    return true;
  }
  if (deposit.state !== "CREDITED") return false;
  deposit.state = "REFUNDED";
  const member = state.members[deposit.member]!;
  member.cash -= deposit.paid;
  member.isHeld = true;
  state.house.clearing += deposit.paid;
  const requirement = member.requirements.find((one) => one.id === `deposit:${id}`);
  if (requirement?.closedBy === "") close(requirement, "refund", now);
  tell(state, deposit.member, "depositRefunded");
  return true;
}

/** The job that drops wagering requirements of members with nothing left. */
export function bustAtom(member: string, now: number): Atom {
  return (state) => {
    if (state.members[member]) dropRequirements(state, member, now);
    return "";
  };
}
