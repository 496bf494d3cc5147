import { and, eq } from "drizzle-orm";
import { admissionOf } from "../../contract/core/admission.ts";
import { CONTRACT_VERSION, type siteStatus } from "../../contract/core/site.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { vendors } from "../../store/schema/catalogue.ts";
import { merchantHosts } from "../../store/schema/merchant.ts";
import type { Context } from "../context.ts";
import { policyOfRow, policyOfVisit, refusedBy, refusedInPlaces } from "../guard.ts";
import { admissionRulesOf } from "./admission-rules-of.ts";
import { rowOfMerchant } from "./find-merchant.ts";

type Value = ValueOf<typeof siteStatus>;
type Settings = Partial<
  Pick<Value, "imageCDNs" | "launchGameCDNs" | "customerService" | "resources">
>;

/**
 * The site's status for this visitor (open, under maintenance, closed to their region), with its
 * white-label tree. The rules behind it go only to the site, which shares one answer among its
 * visitors. Refuses a host of another merchant. An unclaimed host (a preview) counts as the
 * caller's own.
 */
export async function getSiteStatus(
  context: Context,
  input: InputOf<typeof siteStatus>,
): Promise<Value> {
  const { store, merchant, clientAddress, clientCountry, isSite } = context;
  const owner = await ownerOf(context, input.url);
  if (owner && owner !== merchant.code) throw new Refusal("unknown_host", { status: 404 });
  const row = await rowOfMerchant(store, merchant);
  const settings = row.settings as Settings;
  const rules = admissionRulesOf(row);
  return {
    status: admissionOf(rules)({ address: clientAddress, country: clientCountry }),
    maintenanceUntil: row.maintenanceUntil?.getTime() ?? null,
    admission: isSite ? rules : null,
    refused: refusedBy(isSite ? policyOfRow(row) : policyOfVisit(row, clientCountry)),
    refusedIn: isSite ? refusedInPlaces(row) : null,
    contractVersion: CONTRACT_VERSION,
    merchantCode: row.code,
    whitelabel: row.whitelabel,
    imageCDNs: settings.imageCDNs ?? [],
    launchGameCDNs: settings.launchGameCDNs ?? [],
    ...(await vendorOriginsOf(context)),
    customerService: settings.customerService ?? [],
    resources: settings.resources ?? [],
    location: clientAddress,
    country: clientCountry,
  };
}

async function vendorOriginsOf({ store, merchant }: Context) {
  const isEnabled = and(eq(vendors.merchant, merchant.code), eq(vendors.isEnabled, true));
  const rows = await store.reading(merchant.code, (reader) =>
    reader
      .select({ frames: vendors.frameOrigins, pictures: vendors.pictureOrigins })
      .from(vendors)
      .where(isEnabled),
  );
  return {
    frameOrigins: [...new Set(rows.flatMap(({ frames }) => frames))].sort(),
    pictureOrigins: [...new Set(rows.flatMap(({ pictures }) => pictures))].sort(),
  };
}

async function ownerOf(context: Context, url: string): Promise<string | undefined> {
  const [row] = await context.store.db
    .select()
    .from(merchantHosts)
    .where(eq(merchantHosts.host, hostOf(url)));
  return row?.merchant;
}

/** The host name of "https://Brand.example:3000/path" or "brand.example:3000". */
function hostOf(url: string): string {
  const text = url.includes("://") ? url : `http://${url}`;
  return URL.canParse(text) ? new URL(text).hostname : "";
}
