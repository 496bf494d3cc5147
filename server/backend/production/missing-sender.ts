import type { Env } from "#env";
import type { Flag } from "#platform/contract/core/site.ts";
import { hasFlag } from "#platform/domain/core/whitelabel.ts";
import type { merchants } from "#platform/store/schema/merchant.ts";

/** Features that need text messages; the first one is named as the reason. */
const BY_TEXT: readonly Flag[] = [
  "REGMOBVERF3",
  "MOBILEVERCODELOGIN3",
  "CHNGPASSVERIF3",
  "MOBILENUMREG3",
];

type Merchant = Pick<typeof merchants.$inferSelect, "code" | "whitelabel" | "settings">;

/**
 * Why production must not start: a merchant promises codes or letters that no sender would deliver.
 */
export function missingSender(
  env: Pick<Env, "SMS_GATEWAY_URL" | "SMTP_URL">,
  rows: readonly Merchant[],
): string | null {
  for (const row of rows) {
    if (!env.SMS_GATEWAY_URL) {
      return `SMS_GATEWAY_URL is missing: ${row.code} ${whyByText(row)}, which sends codes by text.`;
    }
    if (!env.SMTP_URL) {
      return `SMTP_URL is missing: ${row.code} offers a forgotten password by e-mail, which sends links by letter.`;
    }
  }
  return null;
}

/**
 * Every merchant's members can verify a number and prove themselves by it, whatever its flags are.
 */
function whyByText({ whitelabel, settings }: Merchant): string {
  const flag = BY_TEXT.find((name) => hasFlag(whitelabel, name));
  if (flag) return `has ${flag} on`;
  if (settings.newDeviceChallenge === true) return "has the setting newDeviceChallenge on";
  return "lets members prove their phones";
}
