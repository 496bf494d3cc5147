import { sql } from "drizzle-orm";
import { LIMIT_PERIODS } from "../../contract/members/protection/protection-kinds.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Reader, Transaction } from "../../store/open-store.ts";
import { openBreak } from "./breaks/open-break.ts";
import { changeGuard, holdGuard, openGuard, readGuard } from "./guard.ts";
import { depositRoom } from "./limits/deposit-room.ts";
import { limitLeft } from "./limits/limit-lines.ts";

type Who = { merchant: string; memberId: string };

/**
 * The part of a payment that may only be withdrawn: all of it during an exclusion, and what passes a
 * deposit limit of the time when it was made. `deposit` is the payment's own row, which does not count
 * against itself. Locks the purse: a break begins before the credit or after it.
 */
export async function heldPart(
  tx: Transaction,
  who: Who,
  { credit, deposit, madeAt, now }: { credit: bigint; deposit: string; madeAt: Date; now: Date },
): Promise<bigint> {
  await holdGuard(tx, who);
  if ((await openBreak(tx, who, now))?.kind === "exclusion") return credit;
  const room = await depositRoom(tx, who, madeAt, deposit);
  if (!room || credit <= room.amount) return 0n;
  return credit - room.amount;
}

/** Keeps money from play until it is withdrawn. */
export async function holdMoney(tx: Transaction, who: Who, amount: bigint, now: Date) {
  if (amount <= 0n) return;
  const { withdrawOnly } = await openGuard(tx, who, now);
  await changeGuard(tx, who, { withdrawOnly: withdrawOnly + amount });
}

/** The most of a balance that the member's limits let them put at risk now. */
export async function playRoom(
  reader: Reader,
  who: Who,
  balance: bigint,
  now: Date,
): Promise<bigint> {
  const guard = await readGuard(reader, who);
  if (!guard) return balance;
  if (guard.heldAt || guard.leavingAt) return 0n;
  if (guard.blockedUntil && guard.blockedUntil > now) return 0n;
  const rooms = LIMIT_PERIODS.flatMap((period) =>
    (["loss", "stake"] as const).map((kind) => limitLeft(guard, kind, period, now)),
  );
  const free = balance - guard.withdrawOnly;
  return rooms.reduce<bigint>((most, room) => (room !== null && room < most ? room : most), free);
}

/** Counts money that goes to a vendor's purse as staked, and what did not arrive as back. */
export async function countPurseIn(
  tx: Transaction,
  { merchant, memberId }: Who,
  stake: bigint,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  await tx.execute(sql`select guard_play(${merchant}, ${memberId}, ${stake.toString()}::bigint, 0,
    ${since.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, p_is_round => false)`);
}

/** Counts money that comes back from a vendor's purse, up to what went there in each period. */
export async function countPurseOut(
  tx: Transaction,
  { merchant, memberId }: Who,
  { vendor, amount, now }: { vendor: string; amount: bigint; now: Date },
): Promise<void> {
  await tx.execute(sql`select guard_purse_out(${merchant}, ${memberId}, ${vendor},
    ${amount.toString()}::bigint, ${now.toISOString()}::timestamptz)`);
}

/** Money that has left the platform is no longer held. */
export async function releaseMoney(tx: Transaction, who: Who, amount: bigint, now: Date) {
  if (!(await readGuard(tx, who))?.withdrawOnly) return;
  const { withdrawOnly } = await openGuard(tx, who, now);
  await changeGuard(tx, who, {
    withdrawOnly: withdrawOnly > amount ? withdrawOnly - amount : 0n,
  });
}

/**
 * Why a member may not put this stake at risk now (domain.md 1): "loss", "stake", "time", "break",
 * "realityCheck" and others; null when nothing stands against it. The purse must be locked.
 */
export async function guardReason(
  tx: Transaction,
  { merchant, memberId }: Who,
  stake: bigint,
  { balance, now }: { balance: bigint; now: Date },
): Promise<string | null> {
  const { rows } = await tx.execute<{ reason: string | null }>(sql`
    select guard_reason(${merchant}, ${memberId}, null, ${stake.toString()}::bigint,
      ${balance.toString()}::bigint, ${now.toISOString()}::timestamptz) as reason`);
  return rows[0]?.reason ?? null;
}

/** The refusal for such a reason: "limit_loss", "on_break" or "reality_due". */
export function guardRefusal(reason: string): Refusal {
  const code = { break: "on_break", realityCheck: "reality_due" }[reason] ?? `limit_${reason}`;
  return new Refusal(code, { field: "amount", status: 409 });
}
