import { sendOutgoing } from "../core/outbox/send-outgoing.ts";
import type { PlatformParts } from "../core/platform-parts.ts";
import { forEachMerchant } from "./for-each-merchant.ts";
import { runEvery } from "./run-every.ts";

/** A code by text message is waited for; a minute would be too long. */
const EVERY_MS = 2_000;

/** Sends what waits in the outbox until stopped; without a sender it stays there to be read. */
export function startSending(parts: PlatformParts): { stop: () => Promise<void> } {
  const { senders = {} } = parts;
  if (Object.keys(senders).length === 0) return { stop: () => Promise.resolve() };
  return runEvery(EVERY_MS, () =>
    forEachMerchant(parts, "send", ({ store, clock, merchant }) =>
      sendOutgoing({ store, clock, senders, merchant: merchant.code }),
    ),
  );
}
