import type { Gate } from "../../contract/core/gates.ts";
import type { Call } from "../../contract/wire/call.ts";
import { notAllowed, policyOfVisit } from "../../core/guard.ts";
import type { MerchantRow } from "../../core/merchant/find-merchant.ts";

/** What the law must allow for a call, before its verb looks at the input. */
export const gatesOf = ({ access, law }: Pick<Call, "access" | "law">): Gate[] => [
  ...(access === "agent" ? (["agents"] as const) : []),
  ...(law ? [law] : []),
];

/** Refuses with not_allowed_here a call that the law of the merchant's or visitor's place forbids. */
export function requireLaw(row: MerchantRow, call: Call, country: string | null): void {
  for (const gate of gatesOf(call)) {
    if (!policyOfVisit(row, country).allows[gate]) throw notAllowed(gate);
  }
}
