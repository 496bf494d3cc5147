import type { PlatformParts } from "../create-platform.ts";
import { sendOutgoing } from "../outbox/send-outgoing.ts";
import { merchants } from "../store/schema/merchant.ts";
import { runEvery } from "./run-every.ts";

/** A code by text message is waited for; a minute would be too long. */
const EVERY_MS = 2_000;

/** Sends what waits in the outbox until stopped; without a sender it stays there to be read. */
export function startSending(parts: PlatformParts): { stop: () => Promise<void> } {
  const { senders = {} } = parts;
  if (Object.keys(senders).length === 0) return { stop: () => Promise.resolve() };
  return runEvery(EVERY_MS, () => sendAll({ ...parts, senders }));
}

async function sendAll(parts: PlatformParts & Required<Pick<PlatformParts, "senders">>) {
  const failed = (merchant: string, error: unknown) =>
    parts.log?.({
      call: "send",
      durationMs: 0,
      outcome: "failed",
      requestId: "",
      merchant,
      error,
    });
  try {
    for (const { code } of await parts.store.db.select().from(merchants)) {
      for (const error of await sendOutgoing({ ...parts, merchant: code })) failed(code, error);
    }
  } catch (error) {
    failed("", error);
  }
}
