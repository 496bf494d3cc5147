import { type State, tell, type Withdrawal } from "./state.ts";

export type Instalment = Withdrawal["instalments"][number];

export const isOut = ({ state }: Instalment) =>
  state === "PROOF_SUBMITTED" || state === "ADMIN_VERIFIED";
export const sum = (instalments: Instalment[]) =>
  instalments.reduce((total, { amount }) => total + amount, 0);
/** The instalments without cancelled ones, which are not paid. */
export const live = (row: Withdrawal) =>
  row.instalments.filter(({ state }) => state !== "CANCELLED");
export const returned = (row: Withdrawal) =>
  row.instalments.filter(({ state }) => state === "RETURNED");
/** True when nothing of it has left, or nothing more will. */
export const hasNotLeft = ({ state }: Instalment) =>
  state === "ASSIGNED" || state === "CANCELLED" || state === "RETURNED";

/** Marks an instalment as sent: the player gets a message, and the clock starts. */
export function markLeft(state: State, row: Withdrawal, instalment: Instalment, now: number): void {
  instalment.state = "PROOF_SUBMITTED";
  instalment.paidAt = now;
  tell(state, row.member, "withdrawalPaid");
  follow(row);
}

/** The gateway does not pay it, so it needs another method. */
export function refuseInstalment(row: Withdrawal, instalment: Instalment): void {
  instalment.state = "CANCELLED";
  follow(row);
}

export function settleInstalment(state: State, row: Withdrawal, instalment: Instalment): void {
  instalment.state = "SETTLED";
  state.members[row.member]!.frozen -= instalment.amount;
  state.house.clearing += instalment.amount;
  const guard = state.guards[row.member]!;
  guard.held = Math.max(0, guard.held - instalment.amount);
  follow(row);
}

/** Updates a withdrawal from the states of its instalments. */
export function follow(row: Withdrawal): void {
  const owed = row.amount - sum(returned(row));
  const settled = sum(row.instalments.filter((instalment) => instalment.state === "SETTLED"));
  const paid = row.instalments.filter((instalment) => !hasNotLeft(instalment));
  if (owed === 0) row.state = "FAILED";
  else if (settled === owed) row.state = "CONFIRMED";
  else if (sum(paid) === owed) row.state = "PAID";
  else row.state = paid.length > 0 ? "PARTIALLY_PAID" : "PAYING";
}
