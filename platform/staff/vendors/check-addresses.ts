import { Refusal } from "../../contract/wire/refusal.ts";
import type { MerchantRow } from "../../core/merchant/find-merchant.ts";

export type VendorAddresses = {
  launch?: string | undefined;
  frames?: readonly string[] | undefined;
  pictures?: readonly string[] | undefined;
  logo?: string | undefined;
};

const LOCAL = /^(.+\.)?localhost$/;
const NUMBERS = /^(\d+(\.\d+){0,3}|\[.*\])$/;

/**
 * Refuses with address_plain an address that is neither https nor, in a demonstration, on this
 * machine; with address_number one without a host's name; with picture_elsewhere a logo at no origin
 * of its pictures.
 */
export function checkAddresses(
  { isDemonstration }: Pick<MerchantRow, "isDemonstration">,
  { launch, frames = [], pictures = [], logo }: VendorAddresses,
): void {
  const named: [field: string, address: string][] = [
    ...(launch === undefined ? [] : [["launch", launch] as [string, string]]),
    ...frames.map((one): [string, string] => ["frames", one]),
    ...pictures.map((one): [string, string] => ["pictures", one]),
  ];
  for (const [field, address] of named) {
    if (!URL.canParse(address)) throw new Refusal("invalid_field", { field });
    const { protocol, hostname, username, password } = new URL(address);
    const isLocal = isDemonstration && LOCAL.test(hostname);
    if (protocol !== "https:" && !isLocal) throw new Refusal("address_plain", { field });
    if (NUMBERS.test(hostname)) throw new Refusal("address_number", { field });
    if (username || password) throw new Refusal("invalid_field", { field });
  }
  if (logo !== undefined && !isAllowedPicture(logo, pictures)) {
    throw new Refusal("picture_elsewhere", { field: "logo" });
  }
}

/** True for a path of the site's own pictures, or an address at one of the vendor's origins. */
export function isAllowedPicture(address: string, origins: readonly string[]): boolean {
  if (address.startsWith("/media/")) return !address.includes("..");
  return URL.canParse(address) && origins.includes(new URL(address).origin);
}
