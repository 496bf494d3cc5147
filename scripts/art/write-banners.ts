import { albaBanner } from "./banners/alba.ts";
import { mareoBanner } from "./banners/mareo.ts";
import { nocheBanner } from "./banners/noche.ts";
import { type BannerPlan, bannerGroups, bannerPlan } from "./banners/plan.ts";
import { brandAssets } from "./media.ts";
import { type Output, render } from "./render.ts";

type Draw = (group: string, number: 1 | 2 | 3, plan: BannerPlan) => string;

const worlds: Record<string, Draw> = { alba: albaBanner, noche: nocheBanner, mareo: mareoBanner };

/** The home page's banners are the first thing seen, so they may weigh half as much again. */
function outputs(base: string, isHome: boolean): Output[] {
  const avif = isHome
    ? { width: 1040, quality: 50, bytesMax: 45_000 }
    : { width: 832, quality: 44, bytesMax: 30_000 };
  return [
    { file: `${base}.avif`, soft: true, ...avif },
    { file: `${base}.webp`, soft: true, width: 416, quality: 58 },
  ];
}

/** Writes three banners per group and brand; `only` narrows, as in `mareo/w_home-2`. */
export async function writeBanners(only = ""): Promise<void> {
  for (const group of bannerGroups) {
    for (const [code, draw] of Object.entries(worlds)) {
      for (const number of [1, 2, 3] as const) {
        if (!`${code}/${group}-${number}`.includes(only)) continue;
        const plan = bannerPlan(group, number, code);
        if (!plan) continue;
        const svg = draw(group, number, plan);
        await render(
          svg,
          outputs(`${brandAssets(code)}${group}-${number}`, group === "w_home"),
          1.5,
        );
      }
    }
  }
}
