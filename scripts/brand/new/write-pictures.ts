import { brandBanner, brandWorld } from "#scripts/art/banners/brand-banner.ts";
import { type BannerPlan, bannerGroups, bannerPlan } from "#scripts/art/banners/plan.ts";
import { type BrandMark, maskable } from "#scripts/art/brands/brand-mark.ts";
import { licenceSeal } from "#scripts/art/brands/licence-seal.ts";
import { duskGround, ogPicture } from "#scripts/art/brands/og-picture.ts";
import { darken, lighten } from "#scripts/art/draw/color.ts";
import { type Output, render, write } from "#scripts/art/draw/render.ts";
import { contrast } from "#themes/colour/color.ts";
import type { Tokens } from "#themes/tokens.ts";
import type { BrandColors } from "./colours/brand-colors.ts";
import type { Mood } from "./colours/mood.ts";

type Parts = { folder: string; mark: BrandMark; mood: Mood; colors: BrandColors; tokens: Tokens };

/** Pictures that a group's pages show; the others of its three are only drawn for the brand's own. */
const COUNT: Record<string, number> = {
  w_home: 3,
  w_login: 1,
  w_reg: 1,
  p_season: 2,
  p_vip: 1,
  p_cup: 1,
};
const countOf = (group: string) => COUNT[group] ?? (group.startsWith("p_") ? 3 : 1);

/** The ground of the brand's pictures: its hero's, in the mode that players see first. */
const groundOf = ({ mood, tokens }: Parts) => tokens[mood.defaultTheme].palette.heroBase;

/**
 * The size of a page's banner on a phone, at double density; `app/ui/media/slide-art.tsx` gives it
 * to the browser.
 */
const SMALL = 0.6;

const widthOf = (group: string) => (group === "w_home" ? 1040 : 832);

function outputs(base: string, group: string): Output[] {
  const width = widthOf(group);
  const avif =
    group === "w_home"
      ? { width, quality: 44, bytesMax: 36_000 }
      : { width, quality: 38, bytesMax: 23_000 };
  const small = {
    ...{ file: `${base}-small.avif`, width: Math.round(width * SMALL) },
    ...{ quality: avif.quality, bytesMax: avif.bytesMax * SMALL },
  };
  return [
    { file: `${base}.avif`, soft: true, ...avif },
    ...(group.startsWith("w_") ? [{ ...small, soft: true }] : []),
    { file: `${base}.webp`, soft: true, width: 364, quality: 46, bytesMax: 12_000 },
  ];
}

/** Draws banners of one brand. The backdrop shared by a number and a width is drawn once. */
function bannerDrawer(parts: Parts) {
  const look = lookOf(parts);
  const worlds = new Map<string, Promise<string>>();
  return async (group: string, number: 1 | 2 | 3, plan: BannerPlan): Promise<string> => {
    const pixels = widthOf(group);
    const key = `${number} ${pixels}`;
    const behind = worlds.get(key) ?? brandWorld(look, number, pixels);
    worlds.set(key, behind);
    return brandBanner(look, { group, number, plan, pixels }, await behind);
  };
}

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
  const svg = await bannerDrawer(parts)("w_home", 1, bannerPlan("w_home", 1)!);
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
export async function writeBanners(parts: Parts, isDraft: boolean): Promise<number> {
  const groups = isDraft ? ["w_home"] : bannerGroups;
  const wanted = groups.flatMap((group) =>
    ([1, 2, 3] as const).slice(0, countOf(group)).map((number) => ({ group, number })),
  );
  // Three at a time: one is drawn while another is packed.
  const queue = wanted.values();
  const drawBanner = bannerDrawer(parts);
  const draw = async () => {
    for (const { group, number } of queue) {
      const plan = bannerPlan(group, number, parts.mark.code);
      if (!plan) continue;
      const svg = await drawBanner(group, number, plan);
      await render(svg, outputs(`${parts.folder}${group}-${number}`, group), 1);
    }
  };
  await Promise.all([draw(), draw(), draw()]);
  return wanted.length;
}
