import type { Site } from "#app/request/site.server.ts";

/** A banner's words come from the platform, its art from the brand's own assets. */
export function withArt<Banner extends { url: string }>({ brand }: Site, banner: Banner) {
  return {
    ...banner,
    avif: brand.assets[`${banner.url}.avif`] ?? null,
    small: brand.assets[`${banner.url}-small.avif`] ?? null,
    webp: brand.assets[`${banner.url}.webp`] ?? null,
  };
}
