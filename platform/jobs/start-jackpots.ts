import type { PlatformParts } from "../create-platform.ts";
import { runJackpot } from "../jackpot/run-jackpot.ts";
import { merchants } from "../store/schema/merchant.ts";
import { runEvery } from "./run-every.ts";

/** A winner waits for so long at most before the prize is there. */
const EVERY_MS = 2_000;

/** Feeds the pots and pays what was won until stopped. */
export function startJackpots(parts: PlatformParts): { stop: () => Promise<void> } {
  return runEvery(EVERY_MS, () => runAll(parts));
}

async function runAll(parts: PlatformParts): Promise<void> {
  const entry = { call: "jackpot", durationMs: 0, outcome: "failed", requestId: "" } as const;
  try {
    for (const merchant of await parts.store.db.select().from(merchants)) {
      await runJackpot({ ...parts, merchant }).catch((error: unknown) =>
        parts.log?.({ ...entry, merchant: merchant.code, error }),
      );
    }
  } catch (error) {
    parts.log?.({ ...entry, merchant: "", error });
  }
}
