import type { GivenUp } from "../../core/outbox/send-outgoing.ts";
import type { PlatformParts } from "../../core/platform-parts.ts";
import { noteFinding } from "../../play/reconciliation/findings.ts";
import type { Transaction } from "../../store/open-store.ts";

/**
 * Makes a finding of messages that were given up: one for each channel and day, because a server that
 * is down loses many. A message about findings makes none, or it would be told to the same deaf ear.
 */
export function noteGivenUp({
  clock,
  findingsTo = [],
}: Pick<PlatformParts, "clock" | "findingsTo">) {
  return async (tx: Transaction, { merchant, channel, recipient }: GivenUp): Promise<void> => {
    const isToStaff = findingsTo.some((to) => to.channel === channel && to.recipient === recipient);
    if (isToStaff) return;
    const now = clock.now();
    const subject = `${channel}-${now.toISOString().slice(0, 10)}`;
    const finding = { merchant, kind: "MESSAGE_NOT_SENT", party: "outbox", subject } as const;
    await noteFinding(tx, finding, now);
  };
}
