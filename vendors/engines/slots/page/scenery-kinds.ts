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
  arcade: ["cinema", "circus", "diner", "reels", "stage"],
  reef: ["deep", "galleon", "harbour", "lighthouse", "reef", "sunkenChest", "wave"],
  neon: ["abduction", "avenue", "giant", "moonBase", "space"],
  temple: ["bamboo", "lanterns", "pagoda", "torii"],
  marble: ["olympus", "summit", "temple", "throne"],
  dune: ["altar", "desert", "nile", "pyramid", "volcano"],
  trail: [
    ...(["aloft", "barn", "condor", "cornfield", "hive", "jaguar"] as const),
    ...(["meadow", "railway", "toucan", "waterfall"] as const),
  ],
  fiesta: ["cantina", "carnival", "fair", "luchador", "mariachi", "market", "plaza", "tango"],
  sweet: ["bakery", "cafe", "cake", "candyland", "chocolateRiver", "iceCart"],
  cave: ["cauldron", "cave", "cenote", "chest", "mine", "treasury", "vault"],
};

const OF_SETTING: ReadonlyMap<Setting, SceneryKind> = new Map(
  Object.entries(BY_SETTING).flatMap(([kind, settings]) =>
    settings.map((setting) => [setting, kind as SceneryKind] as const),
  ),
);

export const SETTINGS_WITH_SCENERY: ReadonlySet<Setting> = new Set(OF_SETTING.keys());

/** The scenery of a slot: the place on its cover. */
export function sceneryKindOf({ setting }: Pick<CatalogueGame, "setting">): SceneryKind {
  return OF_SETTING.get(setting) ?? "arcade";
}
