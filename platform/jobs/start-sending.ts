import { sendOutgoing } from "../core/outbox/send-outgoing.ts";
import type { PlatformParts } from "../core/platform-parts.ts";
import { forEachMerchant } from "./for-each-merchant.ts";
import { runEvery } from "./run-every.ts";

/**
 * The context of a verb: the caller and the merchant. Refuses callers whom the call does not admit.
 */
const EVERY_MS = 2_000;

/** The one place where a caller is checked against a call's access. */
export function startSending(parts: PlatformParts): { stop: () => Promise<void> } {
  const { senders = {} } = parts;
  if (Object.keys(senders).length === 0) return { stop: () => Promise.resolve() };
  return runEvery(EVERY_MS, () =>
    forEachMerchant(parts, "send", ({ store, clock, merchant }) =>
      sendOutgoing({ store, clock, senders, merchant: merchant.code }),
    ),
  );
}
