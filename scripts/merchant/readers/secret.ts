import { WrongUse } from "#scripts/lib/command-line.ts";
import { catalogueVendors } from "#vendors/catalogue/vendors.ts";
import type { Reader, Typed } from "./reader.ts";

/** A gateway's account. An argument would stay in the shell's history and the list of processes. */
export const gatewaySecret: Reader = {
  usage: "< file",
  fields: ["secret"],
  options: [],
  read: async ({ standardInput }) => ({ secret: await standardInput() }),
};

/** A vendor's secret. Embedded vendors have none of their own. */
export const vendorSecret: Reader = {
  ...gatewaySecret,
  async read(typed) {
    refuseEmbedded(typed);
    return gatewaySecret.read(typed);
  },
};

/** Nothing is typed for a secret that the platform makes. */
export const newVendorSecret: Reader = {
  ...{ usage: "", fields: [], options: [] },
  async read(typed) {
    refuseEmbedded(typed);
    return {};
  },
};

function refuseEmbedded({ words: { vendor } }: Typed) {
  if (catalogueVendors.some(({ code }) => code === vendor)) {
    throw new WrongUse(`${vendor} is embedded: its secret follows from MASTER_SECRET.`);
  }
}
