import type { Site } from "#app/request/site.server.ts";
import { ACCOUNT_TYPE } from "#platform/contract/members/account-type.ts";
import { protectionShow, selfTestKeep } from "#platform/contract/members/protection/protection.ts";
import { Refusal, Unknown } from "#platform/contract/wire/refusal.ts";

export type Kept = { until: number } | "failed" | null;

/** True where the law wants the result before a higher limit. */
export const isKeptAnyway = async (site: Site): Promise<boolean> =>
  (await site.ask(protectionShow, {})).choices.raiseTest !== null;

/**
 * Keeps the result where the law or the player wants it. The result is shown all the same when that
 * fails. A trial account has none to keep.
 */
export async function keep(site: Site, score: number, isWanted: boolean): Promise<Kept> {
  if ((await site.member())?.type === ACCOUNT_TYPE.trial) return null;
  try {
    if (!isWanted && !(await isKeptAnyway(site))) return null;
    return await site.ask(selfTestKeep, { score });
  } catch (error) {
    if (error instanceof Refusal || error instanceof Unknown) return "failed";
    throw error;
  }
}
