import { eq } from "drizzle-orm";
import { makePreviewPass } from "../../contract/core/preview-pass.ts";
import { merchantHosts } from "../../store/schema/merchant.ts";
import { asStaff } from "../as-staff.ts";
import { type MerchantDesk, staffOf } from "../people/manage-people.ts";

const HOUR_MS = 3_600_000;

/**
 * Makes the links by which staff see a closed site, one for each host of the merchant. Whoever has one
 * may enter, so they end after `hours`. Refuses an unknown merchant with unknown_merchant.
 */
export async function makePreview(
  desk: MerchantDesk,
  { hours }: { hours: number },
): Promise<{ until: number; links: string[] }> {
  const { merchant, store, clock, secrets, officeOrigin } = desk;
  const expiresAt = Math.round(clock.now().getTime() + hours * HOUR_MS);
  const entry = { action: "makePreviewPass", details: { expiresAt } };
  await asStaff(staffOf(desk), merchant, entry, async () => undefined);
  const hosts = await store.db
    .select({ host: merchantHosts.host })
    .from(merchantHosts)
    .where(eq(merchantHosts.merchant, merchant))
    .orderBy(merchantHosts.host);
  const pass = makePreviewPass({ merchant, expiresAt }, secrets.siteKey);
  const links = hosts.map(({ host }) => `${siteAt(host, officeOrigin)}/preview?pass=${pass}`);
  return { until: expiresAt, links };
}

/** A demonstration's sites and office share a port; with TLS each is on the usual one. */
function siteAt(host: string, officeOrigin: string): string {
  const { protocol, port } = new URL(officeOrigin);
  return `${protocol}//${host}${protocol === "http:" && port ? `:${port}` : ""}`;
}
