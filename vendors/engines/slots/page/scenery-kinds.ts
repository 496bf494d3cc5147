import type { Setting } from "#vendors/catalogue/settings.ts";
import type { CatalogueGame } from "#vendors/catalogue/types.ts";

export type SceneryKind =
  | "arcade"
  | "reef"
  | "neon"
  | "temple"
  | "marble"
  | "dune"
  | "trail"
  | "fiesta"
  | "sweet"
  | "cave";

/** The settings of covers by the scenery that shows the same place. */
const BY_SETTING: Readonly<Record<SceneryKind, readonly Setting[]>> = {
  arcade: ["cabinet", "cinema", "circus", "diner", "opal", "reels", "stage"],
  reef: ["deep", "galleon", "harbour", "lighthouse", "reef", "sirenRock", "sunkenChest", "wave"],
  neon: [
    ...(["abduction", "avenue", "cometNight", "giant", "moonBase"] as const),
    ...(["neonSign", "space", "spiral", "starRoad"] as const),
  ],
  temple: ["bamboo", "lanterns", "pagoda", "torii"],
  marble: ["olympus", "temple", "throne"],
  dune: ["altar", "desert", "nile", "pyramid", "volcano"],
  trail: [
    ...(["aloft", "barn", "condor", "cornfield", "hive", "jaguar"] as const),
    ...(["meadow", "orchard", "railway", "toucan", "waterfall"] as const),
  ],
  fiesta: [
    ...(["cantina", "cardFan", "carnival", "fair", "luchador"] as const),
    ...(["mariachi", "market", "plaza", "tango"] as const),
  ],
  sweet: ["bakery", "cafe", "cake", "candyland", "chocolateRiver", "iceCart"],
  cave: ["cauldron", "cave", "cenote", "chest", "gemRing", "mine", "summit", "treasury", "vault"],
};

const OF_SETTING: ReadonlyMap<Setting, SceneryKind> = new Map(
  Object.entries(BY_SETTING).flatMap(([kind, settings]) =>
    settings.map((setting) => [setting, kind as SceneryKind] as const),
  ),
);

export const SETTINGS_WITH_SCENERY: ReadonlySet<Setting> = new Set(OF_SETTING.keys());

/** The scenery of games whose subject would be lost at the place on their cover, by class. */
const OF_SUBJECT: Readonly<Record<string, { [one in Setting]?: SceneryKind }>> = {
  SWEETS: {
    ...{ cauldron: "sweet", chest: "sweet", diner: "sweet" },
    ...{ fair: "sweet", summit: "sweet", throne: "sweet" },
  },
  OCEAN: { iceCart: "reef", throne: "reef" },
  ASIA: { cafe: "temple" },
  ANIMALS: { cafe: "arcade", iceCart: "trail" },
};

/** The scenery of a slot: the place on its cover, or its subject's own. */
export function sceneryKindOf({
  setting,
  gameClassify,
}: Pick<CatalogueGame, "setting" | "gameClassify">): SceneryKind {
  return OF_SUBJECT[gameClassify]?.[setting] ?? OF_SETTING.get(setting) ?? "arcade";
}
