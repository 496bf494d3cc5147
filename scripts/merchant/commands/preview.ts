import { parseArgs } from "node:util";
import { eq } from "drizzle-orm";
import { readEnv } from "#env";
import { makePreviewPass } from "#platform/contract/core/preview-pass.ts";
import { deriveSecrets } from "#platform/core/derive-secrets.ts";
import { asStaff } from "#platform/staff/as-staff.ts";
import { merchantHosts } from "#platform/store/schema/merchant.ts";
import { mastersOf } from "../../../server/backend/master-secret.ts";
import { type Command, WrongUse } from "../command.ts";

const HOUR_MS = 3_600_000;
const LONGEST_HOURS = 72;

/**
 * Creates the link by which staff see a closed site. It opens the site to anyone who has it, so it
 * expires.
 */
export const preview: Command = {
  usage: [`preview <merchant> [--hours 8]`],
  async run(args, staff, say) {
    const { store, clock } = staff;
    const options = { hours: { type: "string", default: "8" } } as const;
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    const [merchant] = positionals;
    const hours = Number(values.hours);
    if (!merchant) throw new WrongUse("Whose site? Name the merchant.");
    if (!(hours > 0 && hours <= LONGEST_HOURS)) {
      throw new WrongUse(`A pass lasts more than 0 and at most ${LONGEST_HOURS} hours.`);
    }
    const expiresAt = clock.now().getTime() + hours * HOUR_MS;
    const entry = { action: "makePreviewPass", details: { expiresAt } };
    await asStaff(staff, merchant, entry, async () => undefined);
    const hosts = await store.db
      .select({ host: merchantHosts.host })
      .from(merchantHosts)
      .where(eq(merchantHosts.merchant, merchant))
      .orderBy(merchantHosts.host);
    const pass = makePreviewPass({ merchant, expiresAt }, siteKey());
    say(`Good until ${new Date(expiresAt).toISOString()}, for whoever has it:`);
    for (const { host } of hosts) say(`${originOf(host)}/preview?pass=${pass}`);
  },
};

function siteKey(): string {
  return deriveSecrets({ ...mastersOf(readEnv()), vendors: [], gateways: [] }).siteKey;
}

function originOf(host: string): string {
  const { PUBLIC_SCHEME, DEPLOYMENT, PORT } = readEnv();
  return `${PUBLIC_SCHEME}://${host}${DEPLOYMENT === "demo" ? `:${PORT}` : ""}`;
}
