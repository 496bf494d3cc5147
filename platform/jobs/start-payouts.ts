import type { PlatformParts } from "../create-platform.ts";
import { merchants } from "../store/schema/merchant.ts";
import { runEvery } from "./run-every.ts";
import { sweepPayments } from "./sweep-payments.ts";

/** Whoever waits for their money looks at the page. */
const EVERY_MS = 2_000;

/** Pays through the gateways what staff let them pay, until stopped. */
export function startPayouts(parts: PlatformParts): { stop: () => Promise<void> } {
  return runEvery(EVERY_MS, () => payAll(parts));
}

async function payAll(parts: PlatformParts): Promise<void> {
  const failed = (merchant: string, error: unknown) =>
    parts.log?.({
      call: "payout",
      durationMs: 0,
      outcome: "failed",
      requestId: "",
      merchant,
      error,
    });
  try {
    for (const merchant of await parts.store.db.select().from(merchants)) {
      for (const error of await sweepPayments({ ...parts, merchant })) failed(merchant.code, error);
    }
  } catch (error) {
    failed("", error);
  }
}
