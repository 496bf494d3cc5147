import { type AdmissionRules, SYSTEM_STATUS } from "../../contract/core/admission.ts";
import type { MerchantRow } from "./find-merchant.ts";

/** A merchant's closed states as the rules that admit each visitor. */
export function admissionRulesOf(row: MerchantRow): AdmissionRules {
  const known = Object.values(SYSTEM_STATUS).find((status) => status === row.status);
  return {
    status: known ?? SYSTEM_STATUS.normal,
    countries: row.blockedCountries,
    ranges: row.blockedRanges,
  };
}
