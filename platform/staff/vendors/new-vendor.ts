import { count, eq } from "drizzle-orm";
import type { Waiting } from "../../contract/staff/outcome.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { vendors } from "../../store/schema/catalogue.ts";
import { changeRule } from "../merchant/change-rule.ts";
import type { StaffContext } from "../staff-context.ts";
import { checkAddresses } from "./check-addresses.ts";
import { writtenName } from "./written-name.ts";

export type NewVendor = {
  merchant: string;
  code: string;
  name: string;
  launch: string;
  frames: string[];
  pictures: string[];
  wallet: "seamless" | "transfer";
  logo?: string | undefined;
};

/**
 * Makes a vendor, disabled and without games. It may wait for a second person, like changeRule.
 * Refuses what checkAddresses refuses, and a code that is there with vendor_exists.
 */
export function newVendor(context: StaffContext, asked: NewVendor): Promise<Waiting> {
  const { merchant, logo, ...facts } = asked;
  const { code, name, launch: launchUrl, wallet: walletType } = facts;
  const input = { ...facts, ...(logo !== undefined && { logo }) };
  return changeRule(
    context,
    { merchant, verb: "newVendor", subject: code, input },
    {
      check: (row) => checkAddresses(row, asked),
      async work(tx) {
        const own = eq(vendors.merchant, merchant);
        const [{ position = 0 } = {}] = await tx
          .select({ position: count() })
          .from(vendors)
          .where(own);
        const made = await tx
          .insert(vendors)
          .values({
            ...{ merchant, code, name, launchUrl, walletType, position, isEnabled: false },
            ...{ frameOrigins: facts.frames, pictureOrigins: facts.pictures },
            logo: logo ?? writtenName(name),
          })
          .onConflictDoNothing()
          .returning({ code: vendors.code });
        if (made.length === 0) throw new Refusal("vendor_exists", { field: "code", status: 409 });
      },
    },
  );
}
