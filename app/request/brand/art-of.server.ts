import type { SiteBrand } from "./brand.server.ts";

export type Art = {
  avif: string;
  webp: string;
  /** True when the picture has a ground of its own and fills its place. */
  isScene: boolean;
};

/**
 * A picture from the brand's own assets, in both formats; null when the brand has none of that
 * name. A brand may have a scene in place of a drawing: `p_fair-1-scene.avif` for `p_fair-1`.
 */
export function artOf({ assets }: SiteBrand, name: string): Art | null {
  const isScene = `${name}-scene.avif` in assets;
  const file = isScene ? `${name}-scene` : name;
  const avif = assets[`${file}.avif`];
  const webp = assets[`${file}.webp`] ?? avif;
  return avif && webp ? { avif, webp, isScene } : null;
}
