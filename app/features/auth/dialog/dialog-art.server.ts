import type { Site } from "#app/request/site.server.ts";
import { banners } from "#platform/contract/publishing/banners.ts";

/** The first banner of the group: its words from the platform, its picture from the brand. */
export async function dialogArt(site: Site, groupName: "w_login" | "w_reg") {
  const { brand, language } = site;
  const [banner] = await site.ask(banners, { groupName, language }).catch(() => []);
  const name = banner?.url ?? `${groupName}-1`;
  const hasPicture = brand.config.layout.access !== "plain";
  return {
    avif: (hasPicture && brand.assets[`${name}.avif`]) || null,
    webp: (hasPicture && brand.assets[`${name}.webp`]) || null,
    kicker: banner?.kicker ?? "",
    title: banner?.title.replaceAll("*", "") ?? "",
    text: banner?.text ?? "",
  };
}
export type DialogArt = Awaited<ReturnType<typeof dialogArt>>;
