import { albaBanner } from "../banners/alba.ts";
import { mareoBanner } from "../banners/mareo.ts";
import { nocheBanner } from "../banners/noche.ts";
import { bannerPlan } from "../banners/plan.ts";
import { albaMark, albaSun } from "../brands/alba-mark.ts";
import { maskable } from "../brands/brand-mark.ts";
import { licenceSeal } from "../brands/licence-seal.ts";
import { licenceSeals } from "../brands/licence-seals.ts";
import { mareoHeroWaves, mareoMark, mareoTideEdge, mareoWaves } from "../brands/mareo-mark.ts";
import { nocheMark } from "../brands/noche-mark.ts";
import { duskGround, ogPicture } from "../brands/og-picture.ts";
import { render, write } from "../draw/render.ts";
import { brandAssets } from "../media.ts";

const brands = [
  {
    mark: albaMark,
    banner: albaBanner,
    ground: duskGround("#8E0A22", "#A80C29", "#FF6A3D"),
    onGround: albaMark.logoDark,
    ornaments: { "sun.svg": albaSun },
  },
  {
    mark: nocheMark,
    banner: nocheBanner,
    ground: duskGround("#0B0A18", "#221C58", "#5A2278"),
    onGround: nocheMark.logoDark,
    ornaments: {},
  },
  {
    mark: mareoMark,
    banner: mareoBanner,
    ground: duskGround("#D5F1F1", "#FFF1E3", "#B4E7E3") + mareoWaves(392),
    onGround: mareoMark.logo,
    ornaments: { "hero-waves.svg": mareoHeroWaves, "tide-edge.svg": mareoTideEdge },
  },
];

/** Writes logos, icons, the shared-link picture and small ornaments; `only` is a brand's code. */
export async function writeBrands(only = ""): Promise<void> {
  for (const { mark, banner, ground, onGround, ornaments } of brands) {
    if (!mark.code.includes(only)) continue;
    const folder = brandAssets(mark.code);
    await write(`${folder}logo.svg`, mark.logo);
    await write(`${folder}logo-dark.svg`, mark.logoDark);
    await write(`${folder}icon.svg`, mark.icon);
    await write(`${folder}favicon.svg`, mark.favicon);
    await render(mark.icon, [
      { file: `${folder}apple-touch-icon.png`, width: 180, quality: 90 },
      { file: `${folder}icon-192.png`, width: 192, quality: 90 },
      { file: `${folder}icon-512.png`, width: 512, quality: 90 },
    ]);
    await render(maskable(mark.icon), [
      { file: `${folder}icon-maskable-512.png`, width: 512, quality: 90 },
    ]);
    for (const [index, seal] of (licenceSeals[mark.code] ?? []).entries()) {
      await write(`${folder}licence-${index + 1}.svg`, licenceSeal(seal));
    }
    for (const [name, text] of Object.entries(ornaments)) await write(folder + name, text);
    const art = banner("w_home", 1, bannerPlan("w_home", 1, mark.code)!);
    await ogPicture({ file: `${folder}og.png`, ground, art, logo: onGround });
  }
}
