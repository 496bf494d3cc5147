import type { Site } from "#app/request/site.server.ts";

/** Adds the brand's own art to a banner, whose words come from the platform. */
export function withArt<Banner extends { url: string }>({ brand }: Site, banner: Banner) {
  return {
    ...banner,
    avif: brand.assets[`${banner.url}.avif`] ?? null,
    small: brand.assets[`${banner.url}-small.avif`] ?? null,
    webp: brand.assets[`${banner.url}.webp`] ?? null,
  };
}
