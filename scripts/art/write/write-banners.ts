import { albaBanner } from "../banners/alba.ts";
import type { BrandLook } from "../banners/brand-look.ts";
import { mareoBanner } from "../banners/mareo.ts";
import { nocheBanner } from "../banners/noche.ts";
import { type BannerPlan, bannerGroups, bannerPlan } from "../banners/plan.ts";
import { drawScene, HOUSES } from "../banners/scenes/draw-scene.ts";
import { SCENE_PICTURES } from "../banners/scenes/scene-plan.ts";
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

/** A scene fills a card from side to side, so it is wider than a drawing. */
const sceneOutputs = (base: string): Output[] => [
  { file: `${base}.avif`, soft: true, width: 960, quality: 50, bytesMax: 26_000 },
  { file: `${base}.webp`, soft: true, width: 520, quality: 58, bytesMax: 20_000 },
];

const scenes: readonly string[] = SCENE_PICTURES;

/** Writes the scenes of each house; `only` narrows, as in `grada/p_fair`. */
async function writeScenes(only: string): Promise<void> {
  for (const house of HOUSES) {
    for (const picture of SCENE_PICTURES) {
      if (!`${house}/${picture}`.includes(only)) continue;
      const file = `${brandAssets(house)}${picture}-scene`;
      await render(drawScene(house, picture), sceneOutputs(file), 1.5);
    }
  }
}

/** Writes the scenes and banners of every group and brand; `only` narrows, as in `mareo/w_home-2`. */
export async function writeBanners(only = ""): Promise<void> {
  await writeScenes(only);
  for (const look of looks)
    await writeLookBanners(brandAssets(look.code), look, (group, number) => {
      const picture = `${group}-${number}`;
      return `${look.code}/${picture}`.includes(only) && !scenes.includes(picture);
    });
  for (const group of bannerGroups) {
    for (const [code, draw] of Object.entries(worlds)) {
      for (const number of [1, 2, 3] as const) {
        const picture = `${group}-${number}`;
        if (!`${code}/${picture}`.includes(only) || scenes.includes(picture)) continue;
        const plan = bannerPlan(group, number, code);
        if (!plan) continue;
        const svg = draw(group, number, plan);
        await render(svg, outputs(`${brandAssets(code)}${picture}`, group), 1.5);
      }
    }
  }
}
