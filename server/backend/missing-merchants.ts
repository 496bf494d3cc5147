import { siteStatus } from "#platform/contract/core/site.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { type Caller, send } from "#platform/contract/wire/send.ts";

type Platform = Pick<Caller, "base" | "fetch" | "siteKey" | "sealKey">;

/**
 * Finds which of a build's merchants the platform does not know. A merchant once known is not asked
 * for again, and a platform that does not answer counts as knowing them.
 */
export function createMissingMerchants(merchants: readonly string[], platform: Platform) {
  const known = new Set<string>();
  const isMissing = async (merchant: string) => {
    if (known.has(merchant)) return false;
    try {
      await send({ ...platform, merchant, language: "es" }, siteStatus, { url: "ready" });
      known.add(merchant);
      return false;
    } catch (error) {
      return error instanceof Refusal && error.code === "unknown_merchant";
    }
  };
  return async (): Promise<string[]> => {
    const found = await Promise.all(merchants.map(isMissing));
    return merchants.filter((_, index) => found[index]);
  };
}

/** The line that says what to run for a brand without its merchant. */
export const howToApply = (merchant: string): string =>
  `The merchant ${merchant} is not in the database: npm run merchant -- apply ${merchant}`;
