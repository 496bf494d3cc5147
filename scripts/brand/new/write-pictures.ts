import { bannerPlan } from "#scripts/art/banners/plan.ts";
import { type BrandMark, maskable } from "#scripts/art/brands/brand-mark.ts";
import { licenceSeal } from "#scripts/art/brands/licence-seal.ts";
import { duskGround, ogPicture } from "#scripts/art/brands/og-picture.ts";
import { darken, lighten } from "#scripts/art/draw/color.ts";
import { render, write } from "#scripts/art/draw/render.ts";
import { bannerDrawer, widthOf, writeLookBanners } from "#scripts/art/write/write-look-banners.ts";
import { contrast } from "#themes/colour/color.ts";
import type { Tokens } from "#themes/tokens.ts";
import type { BrandColors } from "./colours/brand-colors.ts";
import type { Mood } from "./colours/mood.ts";

type Parts = { folder: string; mark: BrandMark; mood: Mood; colors: BrandColors; tokens: Tokens };

/** The ground of the brand's pictures: its hero's, in the mode that players see first. */
const groundOf = ({ mood, tokens }: Parts) => tokens[mood.defaultTheme].palette.heroBase;

/** Writes logo set, icons, seal and the shared link's picture. */
export async function writeSigns(parts: Parts): Promise<void> {
  const { folder, mark, colors, mood } = parts;
  await write(`${folder}logo.svg`, mark.logo);
  await write(`${folder}logo-dark.svg`, mark.logoDark);
  await write(`${folder}icon.svg`, mark.icon);
  await write(`${folder}favicon.svg`, mark.favicon);
  const png = (name: string, width: number) => ({ file: `${folder}${name}`, width, quality: 90 });
  await render(mark.icon, [
    png("apple-touch-icon.png", 180),
    png("icon-192.png", 192),
    png("icon-512.png", 512),
  ]);
  await render(maskable(mark.icon), [png("icon-maskable-512.png", 512)]);
  const metal: [string, string] = [lighten(colors.second, 0.4), darken(colors.second, 0.25)];
  const seal = { metal, ground: darken(colors.first, 0.6), ink: lighten(colors.second, 0.5) };
  await write(`${folder}licence-1.svg`, licenceSeal({ emblem: "scale", lobes: 18, colors: seal }));
  const ground = groundOf(parts);
  const isDark = contrast(ground, "#ffffff") > contrast(ground, "#000000");
  const svg = await bannerDrawer(lookOf(parts))("w_home", 1, bannerPlan("w_home", 1)!);
  await ogPicture({
    file: `${folder}og.png`,
    ground: duskGround(darken(ground, isDark ? 0.3 : 0), ground, lighten(colors.first, 0.1)),
    art: svg,
    artWidth: widthOf("w_home"),
    logo: isDark || mood.hero === "deep" ? mark.logoDark : mark.logo,
  });
}

const lookOf = (parts: Parts) => ({
  code: parts.mark.code,
  world: parts.mood.ground,
  ...parts.colors,
  ground: groundOf(parts),
});

/** Writes the banners of every group, or only the home page's; returns their number. */
export function writeBanners(parts: Parts, isDraft: boolean): Promise<number> {
  return writeLookBanners(parts.folder, lookOf(parts), (group) => !isDraft || group === "w_home");
}
