import { checkData, type KnownBrand } from "../check/checks/check-data.ts";
import type { Finding } from "../check/finding.ts";
import { brandCodes, readBrand } from "../source/brand-source.ts";

/** A brand as the preview shows it. */
export type PreviewBrand = {
  code: string;
  /** Its host for browsers on this machine, without any setting. */
  host: string;
  known: KnownBrand;
  /** The current faults of its folder; `known` then keeps its last good value. */
  findings: readonly Finding[];
};

/**
 * Reads the folders at every call, as they are being edited: an unreadable one keeps its last good
 * state.
 */
export function previewBrands(root: string): () => PreviewBrand[] {
  const lastGood = new Map<string, KnownBrand>();
  return () =>
    brandCodes(root).flatMap((code) => {
      const { known: read, findings } = checkData(readBrand(root, code));
      const known = read ?? lastGood.get(code);
      if (!known) return [];
      lastGood.set(code, known);
      return [{ code, host: localHost(code, known.data.hosts), known, findings }];
    });
}

function localHost(code: string, hosts: readonly string[]): string {
  return hosts.find((host) => host.endsWith(".localhost")) ?? `${code}.localhost`;
}
