const DAY_MS = 24 * 60 * 60_000;

type Received = {
  amount: bigint;
  createdAt: Date;
  declinedAt: Date | null;
  /** The receiver's cash, in ledger units. */
  balance: bigint;
  /** True while no bet has filled any of the wagering that came with it. */
  isUnplayed: boolean;
};

/** Until when a transfer may be declined, spent or not. */
export const declineEnd = ({ createdAt }: Pick<Received, "createdAt">) =>
  new Date(createdAt.getTime() + DAY_MS);

/** Why a received transfer cannot be declined now; null when it can. */
export function whyNotDecline(
  received: Received,
  now: Date,
): "transfer_late" | "transfer_spent" | null {
  const { amount, balance, isUnplayed } = received;
  if (now >= declineEnd(received)) return "transfer_late";
  return isUnplayed && balance >= amount ? null : "transfer_spent";
}
