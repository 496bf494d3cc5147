import type { Setting } from "./settings.ts";

/** What the symbols of slots are made of; the slots' engine has a kit for each. */
export const MATERIALS = [
  "brass",
  "cutPaper",
  "enamel",
  "felt",
  "icing",
  "led",
  "mint",
  "neonTube",
  "stone",
  "tile",
  "tin",
  "woodblock",
] as const;
export type Material = (typeof MATERIALS)[number];

/** The material by the place on the cover. Places that look alike on the reels have different ones. */
const BY_MATERIAL: Readonly<Record<Material, readonly Setting[]>> = {
  brass: ["deep", "galleon", "harbour", "lighthouse", "railway", "wave"],
  cutPaper: ["cardFan", "carnival", "fair", "luchador", "plaza"],
  enamel: [
    ...(["gemRing", "jaguar", "olympus", "opal", "reef"] as const),
    ...(["sirenRock", "stage", "summit", "toucan", "treasury"] as const),
  ],
  felt: ["barn", "cornfield", "hive", "meadow", "orchard", "waterfall"],
  icing: ["bakery", "cake", "candyland", "chocolateRiver", "iceCart"],
  led: ["giant", "moonBase", "space", "spiral"],
  mint: ["chest", "desert", "mine", "sunkenChest", "throne", "vault"],
  neonTube: ["avenue", "neonSign", "starRoad", "volcano"],
  stone: ["altar", "cave", "cenote", "nile", "pagoda", "pyramid", "temple"],
  tile: ["cafe", "cantina", "mariachi", "market", "tango"],
  tin: ["abduction", "aloft", "cabinet", "cinema", "cometNight", "diner", "reels"],
  woodblock: ["bamboo", "cauldron", "circus", "condor", "lanterns", "torii"],
};

const OF_SETTING: ReadonlyMap<Setting, Material> = new Map(
  Object.entries(BY_MATERIAL).flatMap(([material, settings]) =>
    settings.map((setting) => [setting, material as Material] as const),
  ),
);

export const SETTINGS_WITH_MATERIAL: ReadonlySet<Setting> = new Set(OF_SETTING.keys());

/** Sweets are baked wherever they lie. */
const OF_CLASS: Readonly<Record<string, Material>> = { SWEETS: "icing" };

export function materialOf(setting: Setting, gameClassify: string): Material {
  return OF_CLASS[gameClassify] ?? OF_SETTING.get(setting) ?? "enamel";
}
