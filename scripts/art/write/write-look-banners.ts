import { brandBanner, brandWorld } from "../banners/brand-banner.ts";
import type { BrandLook } from "../banners/brand-look.ts";
import { type BannerPlan, bannerGroups, bannerPlan } from "../banners/plan.ts";
import { type Output, render } from "../draw/render.ts";

/** Pictures that a group's pages show; the others of its three are only drawn for three brands. */
const COUNT: Record<string, number> = {
  w_home: 3,
  w_login: 1,
  w_reg: 1,
  p_season: 2,
  p_vip: 1,
  p_cup: 1,
  p_hello: 1,
};
const countOf = (group: string) => COUNT[group] ?? (group.startsWith("p_") ? 3 : 1);

/**
 * The size of a page's banner on a phone, at double density; `app/ui/media/slide-art.tsx` gives it
 * to the browser.
 */
const SMALL = 0.6;

export const widthOf = (group: string) => (group === "w_home" ? 1040 : 832);

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
export function bannerDrawer(look: BrandLook) {
  const worlds = new Map<string, Promise<string>>();
  return async (group: string, number: 1 | 2 | 3, plan: BannerPlan): Promise<string> => {
    const pixels = widthOf(group);
    const key = `${number} ${pixels}`;
    const behind = worlds.get(key) ?? brandWorld(look, number, pixels);
    worlds.set(key, behind);
    return brandBanner(look, { group, number, plan, pixels }, await behind);
  };
}

/** Writes the banners of a generated look that are wanted by name; returns their number. */
export async function writeLookBanners(
  folder: string,
  look: BrandLook,
  isWanted: (group: string, number: number) => boolean,
): Promise<number> {
  const wanted = bannerGroups.flatMap((group) =>
    ([1, 2, 3] as const)
      .slice(0, countOf(group))
      .filter((number) => isWanted(group, number))
      .map((number) => ({ group, number })),
  );
  // Three at a time: one is drawn while another is packed.
  const queue = wanted.values();
  const drawBanner = bannerDrawer(look);
  const draw = async () => {
    for (const { group, number } of queue) {
      const plan = bannerPlan(group, number, look.code);
      if (!plan) continue;
      const svg = await drawBanner(group, number, plan);
      await render(svg, outputs(`${folder}${group}-${number}`, group), 1);
    }
  };
  await Promise.all([draw(), draw(), draw()]);
  return wanted.length;
}
