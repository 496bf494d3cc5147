import { albaBanner } from "./banners/alba.ts";
import { mareoBanner } from "./banners/mareo.ts";
import { nocheBanner } from "./banners/noche.ts";
import { type BannerPlan, bannerGroups, bannerPlan } from "./banners/plan.ts";
import { brandAssets } from "./media.ts";
import { render } from "./render.ts";

type Draw = (group: string, number: 1 | 2 | 3, plan: BannerPlan) => string;

const worlds: Record<string, Draw> = { alba: albaBanner, noche: nocheBanner, mareo: mareoBanner };

/** Writes three banners per group and brand; `only` narrows, as in `mareo/w_home`. */
export async function writeBanners(only = ""): Promise<void> {
  for (const group of bannerGroups) {
    for (const [code, draw] of Object.entries(worlds)) {
      if (!`${code}/${group}`.includes(only)) continue;
      for (const number of [1, 2, 3] as const) {
        const base = `${brandAssets(code)}${group}-${number}`;
        const home = group === "w_home";
        await render(
          draw(group, number, bannerPlan(group, number)),
          [
            { file: `${base}.avif`, width: home ? 1040 : 832, quality: home ? 50 : 44, soft: true },
            { file: `${base}.webp`, width: 416, quality: 58, soft: true },
          ],
          1.5,
        );
      }
    }
  }
}
