import type { Waiting } from "../../contract/staff/outcome.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { parseAmount } from "../../domain/money.ts";
import { vendors } from "../../store/schema/catalogue.ts";
import { changeRule } from "../merchant/change-rule.ts";
import type { StaffContext } from "../staff-context.ts";
import { holdVendor, isVendor } from "./hold-vendor.ts";

export const LIMITS = ["betMax", "bonusPerCall", "bonusPerDay"] as const;
/** Texts such as "500.00", or "default", which leaves the merchant's own alone. */
type Limits = { [limit in (typeof LIMITS)[number]]?: string | undefined };

/**
 * Sets the named ceilings of a vendor, which hold where they are below the merchant's. It may wait for
 * a second person, like changeRule. Refuses nothing named with nothing_named, and an unknown vendor
 * with unknown_vendor.
 */
export function limitVendor(
  context: StaffContext,
  { merchant, vendor, ...asked }: Limits & { merchant: string; vendor: string },
): Promise<Waiting> {
  const named = LIMITS.flatMap((limit) => {
    const text = asked[limit];
    return text === undefined ? [] : [[limit, text] as const];
  });
  if (named.length === 0) throw new Refusal("nothing_named");
  const limits = Object.fromEntries(named.map(([limit, text]) => [limit, unitsOf(limit, text)]));
  const input = { vendor, ...Object.fromEntries(named) };
  return changeRule(
    context,
    { merchant, verb: "limitVendor", subject: vendor, input },
    {
      check: () => {},
      async work(tx) {
        await holdVendor(tx, merchant, vendor);
        await tx.update(vendors).set(limits).where(isVendor(merchant, vendor));
      },
    },
  );
}

function unitsOf(field: string, text: string): bigint | null {
  if (text === "default") return null;
  const amount = parseAmount(text);
  if (amount === null) throw new Refusal("invalid_field", { field });
  return amount;
}
