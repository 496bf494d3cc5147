import type { PlaceCode } from "../policy/places.ts";
import type { RegisterMoment } from "../policy/policy.ts";

/**
 * The register of excluded persons that operators of a place can ask. Row "National register, when
 * asked" names no other one, so `registerAskedAt` has nobody to ask elsewhere.
 */
export const NATIONAL_REGISTERS = {
  ES: "RGIAJ",
  GB: "GAMSTOP",
  BR: "SIGAP",
} as const satisfies Partial<Record<PlaceCode, string>>;
export type RegisterName = (typeof NATIONAL_REGISTERS)[keyof typeof NATIONAL_REGISTERS];

const DAYS: Readonly<Partial<Record<RegisterMoment, number>>> = {
  login: 1,
  fortnight: 15,
  year: 365,
};

/** For how many days an answer holds; null where a place asks once. */
export function registerDays(moments: readonly RegisterMoment[]): number | null {
  const days = moments.flatMap((moment) => DAYS[moment] ?? []);
  return days.length > 0 ? Math.min(...days) : null;
}
