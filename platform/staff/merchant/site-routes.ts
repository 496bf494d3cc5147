import { staffMerchantClose } from "../../contract/staff/merchant/close.ts";
import {
  MERCHANT_STATES,
  staffMerchantList,
  staffSitePreview,
  staffSiteRegion,
  staffSiteStatus,
} from "../../contract/staff/merchant/sites.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { at, type OfficeRoute } from "../office-route.ts";
import { EVERYWHERE } from "../people/desk.ts";
import { staffOf } from "../people/manage-people.ts";
import { requireSenders } from "../senders/require-senders.ts";
import { blockRegion } from "./block-region.ts";
import { closeMerchant } from "./closing/close-merchant.ts";
import { fileRoutes } from "./file/file-routes.ts";
import { legalRoutes } from "./legal/legal-routes.ts";
import { listMerchants } from "./list-merchants.ts";
import { makePreview } from "./make-preview.ts";
import { setSiteStatus } from "./set-site-status.ts";

/** Staff's calls about merchants and their sites. */
export const siteRoutes: readonly OfficeRoute[] = [
  at(staffMerchantList, async (desk) => {
    const all = await listMerchants(staffOf(desk));
    const isAsked = (code: string) => desk.merchant === EVERYWHERE || desk.merchant === code;
    return all
      .filter(({ code }) => isAsked(code))
      .map(({ code: merchant, status, hosts, name }) => ({
        ...{ merchant, hosts, name },
        status: MERCHANT_STATES[status] ?? "blocked",
      }));
  }),
  at(staffSiteStatus, async (desk, { status, until }) => {
    const { merchant } = desk;
    const end = until === undefined ? null : new Date(until);
    if (status === "open") await requireSenders(desk);
    await setSiteStatus(staffOf(desk), { merchant, status, until: end });
    return {};
  }),
  at(staffSiteRegion, async (desk, { act, countries, ranges }) => {
    // An empty list would open what was to be closed, and the other way round.
    const isNamed = countries.length + ranges.length > 0;
    if (isNamed !== (act === "block")) throw new Refusal("invalid_region", { field: "countries" });
    await blockRegion(staffOf(desk), { merchant: desk.merchant, countries, ranges });
    return {};
  }),
  at(staffSitePreview, makePreview),
  at(staffMerchantClose, (desk) => closeMerchant(staffOf(desk), { merchant: desk.merchant })),
  ...fileRoutes,
  ...legalRoutes,
];
