import { sendOutgoing } from "../core/outbox/send-outgoing.ts";
import type { PlatformParts } from "../core/platform-parts.ts";
import { forEachMerchant } from "./for-each-merchant.ts";
import { runEvery } from "./run-every.ts";

/** Somebody waits for a code by text message, so a minute would be too long. */
const EVERY_MS = 2_000;

/** Sends the messages of the outbox until stopped. Without a sender they stay there to be read. */
export function startSending(parts: PlatformParts): { stop: () => Promise<void> } {
  const { senders = {} } = parts;
  if (Object.keys(senders).length === 0) return { stop: () => Promise.resolve() };
  return runEvery(EVERY_MS, () =>
    forEachMerchant(parts, "send", (own) => sendOutgoing({ ...own, senders })),
  );
}
