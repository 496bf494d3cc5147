import { demoMerchants } from "#platform/demo/demo-merchants.ts";
import { brandCodes, readBrand } from "../source/brand-source.ts";

/** What a house has that no other may have; its code says whose it is. */
export type House = { code: string; merchant: string; hosts: readonly string[] };

/** The hosts that a code has on everybody's own machine. */
export const localHosts = (code: string): string[] => [`${code}.localhost`, `${code}2.localhost`];

/** Every folder's house, read as far as it can be, and those of a demonstration that have no folder. */
export function housesOf(root: string): House[] {
  const folders = brandCodes(root).map((code): House => {
    const said = (readBrand(root, code).config.literals?.value ?? {}) as Record<string, unknown>;
    const hosts = Array.isArray(said.hosts) ? said.hosts.map(String) : [];
    return { code, merchant: String(said.merchant ?? code), hosts };
  });
  const others = demoMerchants.filter(
    ({ code }) => !folders.some(({ merchant }) => merchant === code),
  );
  return [
    ...folders,
    ...others.map(({ code }) => ({
      ...{ code: "the demonstration", merchant: code, hosts: localHosts(code) },
    })),
  ];
}

/** Which of the others has a code or a host already, as a sentence; undefined where none has. */
export function takenFault(
  others: readonly House[],
  code: string,
  hosts: readonly string[] = [],
): string | undefined {
  for (const other of others) {
    if (other.code === code) return `There is a brand "${code}" already: choose another code.`;
    const taken = hosts.find((host) => other.hosts.includes(host));
    if (taken) return `The host ${taken} is ${other.code}'s: choose another.`;
    if (other.merchant === code)
      return `The merchant "${code}" is ${other.code}'s: choose another code.`;
  }
  return undefined;
}
