import type { Env } from "#env";
import type { Flag } from "#platform/contract/site.ts";
import { hasFlag } from "#platform/domain/whitelabel.ts";
import type { merchants } from "#platform/store/schema/merchant.ts";

/** What cannot work without text messages. */
const BY_TEXT: readonly Flag[] = ["REGMOBVERF3", "MOBILEVERCODELOGIN3", "CHNGPASSVERIF3"];

type Merchant = Pick<typeof merchants.$inferSelect, "code" | "whitelabel" | "settings">;

/** Why a production must not start: a merchant promises codes or letters that nobody would carry. */
export function missingSender(
  env: Pick<Env, "SMS_GATEWAY_URL" | "SMTP_URL">,
  rows: readonly Merchant[],
): string | null {
  for (const { code, whitelabel, settings } of rows) {
    const flag = BY_TEXT.find((name) => hasFlag(whitelabel, name));
    if (!env.SMS_GATEWAY_URL && flag) {
      return `SMS_GATEWAY_URL is missing: ${code} has ${flag} on, which sends codes by text.`;
    }
    if (!env.SMS_GATEWAY_URL && settings.newDeviceChallenge === true) {
      return `SMS_GATEWAY_URL is missing: ${code} has the setting newDeviceChallenge on, which sends codes by text.`;
    }
    if (!env.SMTP_URL) {
      return `SMTP_URL is missing: ${code} offers a forgotten password by e-mail, which sends links by letter.`;
    }
  }
  return null;
}
