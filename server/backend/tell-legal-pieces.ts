import { setTimeout as sleep } from "node:timers/promises";
import { legalTold } from "#platform/contract/core/legal.ts";
import type { InputOf } from "#platform/contract/wire/call.ts";
import { type Caller, send } from "#platform/contract/wire/send.ts";

type Platform = Pick<Caller, "base" | "fetch" | "siteKey" | "sealKey">;
type Told = InputOf<typeof legalTold>;
type Options = { ending: AbortSignal; waitMs?: number };

const WAIT_MS = 60_000;

/**
 * Tells the platform once which legal texts each brand of the site shows. Where the merchant is not
 * there yet, or the platform does not answer, it tries again each minute until `ending`. Never throws.
 */
export async function tellLegalPieces(
  pieces: ReadonlyMap<string, readonly Told[]>,
  platform: Platform,
  { ending, waitMs = WAIT_MS }: Options,
): Promise<void> {
  let left = [...pieces].flatMap(([merchant, brands]) =>
    brands.map((own) => [merchant, own] as const),
  );
  while (left.length > 0 && !ending.aborted) {
    const told = await Promise.all(left.map(([merchant, own]) => isTold(platform, merchant, own)));
    left = left.filter((_one, at) => !told[at]);
    if (left.length === 0) return;
    // Waiting must not keep a process alive that has nothing else to do.
    await sleep(waitMs, undefined, { signal: ending, ref: false }).catch(() => {});
  }
}

const isTold = (platform: Platform, merchant: string, own: Told): Promise<boolean> =>
  send({ ...platform, merchant, language: "es" }, legalTold, own).then(
    () => true,
    () => false,
  );
