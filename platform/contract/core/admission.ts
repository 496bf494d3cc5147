import { z } from "zod";
import { addressRange } from "./address-range.ts";

/** `closed` is for good: the merchant has ended. */
export const SYSTEM_STATUS = { normal: 0, maintenance: 1, regionBlocked: 2, closed: 3 } as const;
export type SystemStatus = (typeof SYSTEM_STATUS)[keyof typeof SYSTEM_STATUS];

export const systemStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

/** What a merchant has closed: the whole site, countries (ISO 3166), addresses and CIDR ranges. */
export const admissionRules = z.object({
  status: systemStatus,
  countries: z.array(z.string()),
  ranges: z.array(z.string()),
});
export type AdmissionRules = z.infer<typeof admissionRules>;

export type Visitor = { address: string; country: string | null };

/** Reads the rules once and returns a function from a visitor to the site's status for them. */
export function admissionOf(rules: AdmissionRules): (visitor: Visitor) => SystemStatus {
  const countries = new Set(rules.countries.map((code) => code.toUpperCase()));
  const ranges = rules.ranges.map(addressRange);
  return ({ address, country }) => {
    if (rules.status !== SYSTEM_STATUS.normal) return rules.status;
    const isBlocked =
      (country !== null && countries.has(country.toUpperCase())) ||
      ranges.some((holds) => holds(address));
    return isBlocked ? SYSTEM_STATUS.regionBlocked : SYSTEM_STATUS.normal;
  };
}
