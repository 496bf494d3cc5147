import { type State, tell, type Withdrawal } from "./state.ts";

export type Part = Withdrawal["parts"][number];

export const isOut = ({ state }: Part) => state === "PROOF_SUBMITTED" || state === "ADMIN_VERIFIED";
export const sum = (parts: Part[]) => parts.reduce((total, { amount }) => total + amount, 0);
/** The instalments without cancelled ones, which are not paid. */
export const live = (row: Withdrawal) => row.parts.filter(({ state }) => state !== "CANCELLED");
export const returned = (row: Withdrawal) => row.parts.filter(({ state }) => state === "RETURNED");
/** True when nothing of it has left, or nothing more will. */
export const hasNotLeft = ({ state }: Part) =>
  state === "ASSIGNED" || state === "CANCELLED" || state === "RETURNED";

/** Marks an instalment as sent: the player gets a message, and the clock starts. */
export function markLeft(state: State, row: Withdrawal, part: Part, now: number): void {
  part.state = "PROOF_SUBMITTED";
  part.paidAt = now;
  tell(state, row.member, "withdrawalPaid");
  follow(row);
}

/** The gateway does not pay it, so it needs another method. */
export function refusePart(row: Withdrawal, part: Part): void {
  part.state = "CANCELLED";
  follow(row);
}

export function settlePart(state: State, row: Withdrawal, part: Part): void {
  part.state = "SETTLED";
  state.members[row.member]!.frozen -= part.amount;
  state.house.clearing += part.amount;
  follow(row);
}

/** Updates a withdrawal from the states of its instalments. */
export function follow(row: Withdrawal): void {
  const owed = row.amount - sum(returned(row));
  const settled = sum(row.parts.filter((part) => part.state === "SETTLED"));
  const paid = row.parts.filter((part) => !hasNotLeft(part));
  if (owed === 0) row.state = "FAILED";
  else if (settled === owed) row.state = "CONFIRMED";
  else if (sum(paid) === owed) row.state = "PAID";
  else row.state = paid.length > 0 ? "PARTIALLY_PAID" : "PAYING";
}
