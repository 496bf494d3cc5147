import { randomInt } from "node:crypto";
import type { Site } from "#app/request/site.server.ts";
import { jackpot } from "#platform/contract/play/jackpot.ts";
import type { JackpotOption } from "#themes/define-brand.ts";
import { startOf } from "./counting.ts";

export type JackpotView = {
  /** What the figure is: a pot to win, prizes that were paid, or an invented number. */
  kind: "pool" | "paid" | "demo";
  option: JackpotOption;
  amount: bigint;
};

/** The current counter of this brand; null when there is nothing to count. */
export async function jackpotOf(site: Site): Promise<JackpotView | null> {
  const option = site.brand.config.options.jackpot;
  if (option.mode !== "pool" && option.mode !== "paid") {
    if ((await site.refused()).includes("inventedJackpot")) return null;
    const below = (bound: number) => randomInt(bound);
    return { kind: "demo", option, amount: startOf(option, { now: Date.now(), below }) };
  }
  const answer = await site.ask(jackpot, {}).catch(() => null);
  if (option.mode === "pool" && answer?.pool)
    return { kind: "pool", option, amount: answer.pool.amount };
  return answer && answer.paid > 0n ? { kind: "paid", option, amount: answer.paid } : null;
}
