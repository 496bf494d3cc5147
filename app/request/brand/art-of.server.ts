import type { SiteBrand } from "./brand.server.ts";

export type Art = { avif: string; webp: string };

/**
 * A picture from the brand's own assets, in both formats; null when the brand has none of that
 * name.
 */
export function artOf({ assets }: SiteBrand, name: string): Art | null {
  const avif = assets[`${name}.avif`];
  const webp = assets[`${name}.webp`] ?? avif;
  return avif && webp ? { avif, webp } : null;
}
