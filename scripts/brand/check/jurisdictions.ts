import type { PlaceCode } from "#platform/domain/policy/places.ts";
import { policyOf } from "#platform/domain/policy/policy-of.ts";

const NAMES: Readonly<Record<PlaceCode | "demo", string>> = {
  demo: "The demonstration",
  AR: "Argentina",
  BR: "Brazil",
  CL: "Chile",
  CO: "Colombia",
  CW: "Curaçao",
  ES: "Spain",
  GB: "Great Britain",
  MT: "Malta",
  MX: "Mexico",
  PE: "Peru",
};

/** The places with a policy, and the minimum age of players there. */
export const JURISDICTIONS: Readonly<Record<string, { name: string; ageMin: number }>> =
  Object.fromEntries(
    Object.entries(NAMES).map(([code, name]) => [
      code,
      { name, ageMin: policyOf(code, { isProduction: false }).identity.minAge },
    ]),
  );
