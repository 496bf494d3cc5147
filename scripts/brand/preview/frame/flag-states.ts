import { flagsOf } from "#app/request/offers/flags.ts";
import { FLAGS, type Flag } from "#platform/contract/core/site.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { demoWhitelabel } from "#platform/demo/whitelabel.ts";
import { setFlag } from "#platform/staff/merchant/set-flag.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import { readMerchants } from "../../../../server/demo/read-merchants.ts";
import type { PreviewBrand } from "../preview-brands.ts";

/** Switches the flags that differ from the wanted ones, by the staff's own verb. */
export async function setFlags(
  staff: StaffContext,
  { known }: PreviewBrand,
  wanted: ReadonlySet<string>,
): Promise<void> {
  const { merchant, flags } = known.data;
  const on = flagsOf((await readMerchant(staff.store, merchant)).whitelabel, flags);
  for (const flag of FLAGS) {
    const isOn = wanted.has(flag);
    if (on.has(flag) !== isOn) await setFlag(staff, { merchant, flag, isOn });
  }
}

/** The flags of this brand's demonstration at its first start. */
export function firstFlags({ known }: PreviewBrand): ReadonlySet<Flag> {
  const { merchant, flags } = known.data;
  const entry = readMerchants(`${known.root}/brands`).find(({ code }) => code === merchant);
  const on = flagsOf(demoWhitelabel(entry?.flags), flags);
  return new Set(FLAGS.filter((flag) => on.has(flag)));
}
