import { and, eq } from "drizzle-orm";
import type { VendorCard } from "../../contract/play/vendor-cards.ts";
import type { Waiting } from "../../contract/staff/outcome.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Transaction } from "../../store/open-store.ts";
import { vendors } from "../../store/schema/catalogue.ts";
import { vendorPlayers } from "../../store/schema/vendor-wallet.ts";
import { changeRule } from "../merchant/change-rule.ts";
import type { StaffContext } from "../staff-context.ts";
import { checkAddresses, isAllowedPicture } from "./check-addresses.ts";
import { holdVendor, isVendor } from "./hold-vendor.ts";
import { writtenName } from "./written-name.ts";

export type VendorChange = {
  merchant: string;
  vendor: string;
  name?: string | undefined;
  launch?: string | undefined;
  frames?: string[] | undefined;
  pictures?: string[] | undefined;
  wallet?: "seamless" | "transfer" | undefined;
  card?: VendorCard | undefined;
  logo?: string | undefined;
};

/**
 * Changes what is named of a vendor. It may wait for a second person, like changeRule. Refuses what
 * checkAddresses refuses, nothing named with nothing_named, an unknown vendor with unknown_vendor, and
 * another kind of wallet where somebody has played with vendor_played.
 */
export function changeVendor(
  context: StaffContext,
  { merchant, vendor, ...asked }: VendorChange,
): Promise<Waiting> {
  const named = Object.entries(asked).filter(([, value]) => value !== undefined);
  if (named.length === 0) throw new Refusal("nothing_named");
  const { name, launch, frames, pictures, wallet, card, logo } = asked;
  const input = { vendor, ...Object.fromEntries(named) };
  return changeRule(
    context,
    { merchant, verb: "changeVendor", subject: vendor, input },
    {
      check: (row) => checkAddresses(row, { launch, frames, pictures }),
      async work(tx) {
        const row = await holdVendor(tx, merchant, vendor);
        const hasOther = wallet !== undefined && wallet !== row.walletType;
        if (hasOther && (await hasPlayers(tx, merchant, vendor))) {
          throw new Refusal("vendor_played", { field: "wallet", status: 409 });
        }
        const written =
          row.logo === writtenName(row.name) ? writtenName(name ?? row.name) : row.logo;
        const shown = logo ?? written;
        const origins = pictures ?? row.pictureOrigins;
        if (logo !== undefined && !isAllowedPicture(logo, origins)) {
          throw new Refusal("picture_elsewhere", { field: "logo" });
        }
        await tx
          .update(vendors)
          .set({
            ...(name !== undefined && { name }),
            ...(launch !== undefined && { launchUrl: launch }),
            ...(frames && { frameOrigins: frames }),
            ...(wallet && { walletType: wallet }),
            ...(card && { card }),
            ...{ pictureOrigins: origins, logo: shown },
          })
          .where(isVendor(merchant, vendor));
      },
    },
  );
}

async function hasPlayers(tx: Transaction, merchant: string, vendor: string): Promise<boolean> {
  const players = await tx
    .select({ member: vendorPlayers.member })
    .from(vendorPlayers)
    .where(and(eq(vendorPlayers.merchant, merchant), eq(vendorPlayers.vendor, vendor)))
    .limit(1);
  return players.length > 0;
}
