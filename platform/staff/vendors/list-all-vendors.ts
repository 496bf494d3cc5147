import { and, asc, count, eq, min, sql } from "drizzle-orm";
import type { staffVendorList } from "../../contract/staff/vendors/vendors.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { games, vendors } from "../../store/schema/catalogue.ts";
import { merchantSecrets } from "../../store/schema/secret.ts";
import type { StaffContext } from "../staff-context.ts";

/** Every vendor of a merchant, in the order of its pages, with its ceilings in ledger units. */
export async function listAllVendors(
  { store }: Pick<StaffContext, "store">,
  merchant: string,
): Promise<ValueOf<typeof staffVendorList>> {
  const isSecret = and(eq(merchantSecrets.merchant, merchant), eq(merchantSecrets.kind, "vendor"));
  const [rows, counted, secrets] = await store.inMerchant(merchant, async (tx) => [
    await tx
      .select()
      .from(vendors)
      .where(eq(vendors.merchant, merchant))
      .orderBy(asc(vendors.position), asc(vendors.code)),
    await tx
      .select({
        vendor: games.vendor,
        games: count(),
        open: sql`count(*) filter (where ${games.isEnabled} and ${games.state} = 'open')`.mapWith(
          Number,
        ),
      })
      .from(games)
      .where(eq(games.merchant, merchant))
      .groupBy(games.vendor),
    await tx
      .select({ name: merchantSecrets.name, since: min(merchantSecrets.createdAt) })
      .from(merchantSecrets)
      .where(isSecret)
      .groupBy(merchantSecrets.name),
  ]);
  const ofVendor = new Map(counted.map((one) => [one.vendor, one]));
  const sinceOf = new Map(secrets.map(({ name, since }) => [name, since]));
  return rows.map(({ code, name, isEnabled, walletType: wallet, card, ...row }) => ({
    ...{ vendor: code, name, isEnabled, wallet, card },
    games: ofVendor.get(code)?.games ?? 0,
    open: ofVendor.get(code)?.open ?? 0,
    secretSince: sinceOf.get(code)?.getTime() ?? null,
    ...{ betMax: row.betMax, bonusPerCall: row.bonusPerCall, bonusPerDay: row.bonusPerDay },
    ...{ launch: row.launchUrl, frames: row.frameOrigins, pictures: row.pictureOrigins },
  }));
}
