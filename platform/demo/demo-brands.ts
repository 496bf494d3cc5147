import type { MerchantFile } from "../contract/staff/merchant/merchant-file.ts";

/** The merchants of a demonstration: those of the brands' folders, or some of them. */
export function demoBrands({
  merchants,
  only,
}: {
  merchants: readonly MerchantFile[];
  only?: readonly string[] | undefined;
}): readonly MerchantFile[] {
  return only ? merchants.filter(({ code }) => only.includes(code)) : merchants;
}
