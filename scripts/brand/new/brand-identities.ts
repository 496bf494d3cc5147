import { brandCodes, readBrand } from "../source/brand-source.ts";

/** The values that only one brand may have; the code names their owner. */
export type BrandIdentity = { code: string; merchant: string; hosts: readonly string[] };

/** The hosts of a code on every developer's own machine. */
export const localHosts = (code: string): string[] => [`${code}.localhost`, `${code}2.localhost`];

/** The unique values of every folder as far as it can be read. */
export function identitiesOf(root: string): BrandIdentity[] {
  return brandCodes(root).map((code) => {
    const said = (readBrand(root, code).config.literals?.value ?? {}) as Record<string, unknown>;
    const hosts = Array.isArray(said.hosts) ? said.hosts.map(String) : [];
    return { code, merchant: String(said.merchant ?? code), hosts };
  });
}

/**
 * The other brand that already has a code or a host, as a sentence; undefined when there is none.
 */
export function takenFault(
  others: readonly BrandIdentity[],
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
