import { albaBanner } from "../banners/alba.ts";
import type { BrandLook } from "../banners/brand-look.ts";
import { mareoBanner } from "../banners/mareo.ts";
import { nocheBanner } from "../banners/noche.ts";
import { type BannerPlan, bannerGroups, bannerPlan } from "../banners/plan.ts";
import { type Output, render } from "../draw/render.ts";
import { brandAssets } from "../media.ts";
import { writeLookBanners } from "./write-look-banners.ts";

type Draw = (group: string, number: 1 | 2 | 3, plan: BannerPlan) => string;

/** The looks of the brands that `npm run brand -- new` made. */
const looks: BrandLook[] = [
  { code: "grada", world: "shards", first: "#2f7bff", second: "#ffc23d", ground: "#00205d" },
  { code: "chispa", world: "bubbles", first: "#c41d8f", second: "#ffc928", ground: "#981370" },
  { code: "velada", world: "deco", first: "#0f7d5a", second: "#e3c27a", ground: "#002f1f" },
];
const worlds: Record<string, Draw> = { alba: albaBanner, noche: nocheBanner, mareo: mareoBanner };

/**
 * The share of a banner that a phone shows. `app/ui/media/slide-art.tsx` gives the browser the file
 * name.
 */
const SMALL = 0.6;

/** The home page's banners are seen first, so they may have half as many bytes again. */
function outputs(base: string, group: string): Output[] {
  const avif =
    group === "w_home"
      ? { width: 1040, quality: 50, bytesMax: 45_000 }
      : { width: 832, quality: 44, bytesMax: 30_000 };
  // A phone waits only for this one before it shows anything large.
  const small = {
    ...avif,
    file: `${base}-small.avif`,
    width: Math.round(avif.width * SMALL),
    bytesMax: 20_000,
    slow: true,
  };
  return [
    { file: `${base}.avif`, soft: true, ...avif },
    ...(group.startsWith("w_") ? [{ ...small, soft: true }] : []),
    { file: `${base}.webp`, soft: true, width: 416, quality: 58 },
  ];
}

/** Writes the banners of every group and brand; `only` narrows, as in `mareo/w_home-2`. */
export async function writeBanners(only = ""): Promise<void> {
  for (const look of looks)
    await writeLookBanners(brandAssets(look.code), look, (group, number) =>
      `${look.code}/${group}-${number}`.includes(only),
    );
  for (const group of bannerGroups) {
    for (const [code, draw] of Object.entries(worlds)) {
      for (const number of [1, 2, 3] as const) {
        if (!`${code}/${group}-${number}`.includes(only)) continue;
        const plan = bannerPlan(group, number, code);
        if (!plan) continue;
        const svg = draw(group, number, plan);
        await render(svg, outputs(`${brandAssets(code)}${group}-${number}`, group), 1.5);
      }
    }
  }
}
