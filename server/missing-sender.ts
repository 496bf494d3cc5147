import type { Env } from "#env";
import type { Flag } from "#platform/contract/site.ts";
import { hasFlag } from "#platform/domain/whitelabel.ts";
import type { merchants } from "#platform/store/schema/merchant.ts";

/** What cannot work without text messages. */
const BY_TEXT: readonly Flag[] = ["REGMOBVERF3", "MOBILEVERCODELOGIN3", "CHNGPASSVERIF3"];

type Merchant = Pick<typeof merchants.$inferSelect, "code" | "whitelabel">;

/** Why a production must not start: a merchant promises codes that nobody would carry. */
export function missingSender(
  env: Pick<Env, "SMS_GATEWAY_URL">,
  rows: readonly Merchant[],
): string | null {
  if (env.SMS_GATEWAY_URL) return null;
  for (const { code, whitelabel } of rows) {
    const flag = BY_TEXT.find((name) => hasFlag(whitelabel, name));
    if (flag)
      return `SMS_GATEWAY_URL is missing: ${code} has ${flag} on, which sends codes by text.`;
  }
  return null;
}
