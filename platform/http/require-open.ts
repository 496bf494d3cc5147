import { admissionOf, SYSTEM_STATUS } from "../contract/core/admission.ts";
import { siteStatus } from "../contract/core/site.ts";
import type { Call } from "../contract/wire/call.ts";
import { Refusal } from "../contract/wire/refusal.ts";
import { admissionRulesOf } from "../core/merchant/admission-rules-of.ts";
import type { MerchantRow } from "../core/merchant/find-merchant.ts";
import type { RequestCaller } from "./caller/caller.ts";

/**
 * Refuses callers that bypass the site while it is closed to them. The site itself is admitted: it
 * has checked already, and lets staff preview. Gateways are admitted, because payments under way
 * continue. Nobody else calls a merchant that has ended.
 */
export function requireOpen(row: MerchantRow, call: Call, caller: RequestCaller): void {
  if (call.access === "gateway" || call.name === siteStatus.name) return;
  if (row.status === SYSTEM_STATUS.closed) throw new Refusal("site_closed", { status: 410 });
  if (caller.isSite) return;
  const { clientAddress: address, clientCountry: country } = caller;
  const status = admissionOf(admissionRulesOf(row))({ address, country });
  if (status !== SYSTEM_STATUS.normal) throw new Refusal("site_closed", { status: 503 });
}
