import { z } from "zod";
import { GAME_TYPES } from "#platform/contract/play/game-types.ts";
import { GAME_LISTS } from "./game-types.ts";

/** A page of the brand's own: its file name in pages/, without the language. */
export const pageName = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "a name such as torneos");

const menuItem = z.strictObject({
  /** The wording's key in the locale file "common", below "nav". */
  label: z.string(),
  to: z.string().regex(/^\/(?![/\\])/, "a path of this site"),
  icon: z.string(),
  /** Shown only while the platform has open games of this type. */
  gameType: z.enum(GAME_TYPES).optional(),
});
export type MenuItem = z.output<typeof menuItem>;

/** The default menu of every brand, in the specification's order. */
export const MENU: readonly MenuItem[] = [
  { label: "home", to: "/", icon: "house" },
  { label: "hot", to: "/hot", icon: "flame" },
  { label: "RNG", to: GAME_LISTS.RNG, icon: "cherry", gameType: "RNG" },
  { label: "LIVE", to: GAME_LISTS.LIVE, icon: "dices", gameType: "LIVE" },
  { label: "FISH", to: GAME_LISTS.FISH, icon: "fish", gameType: "FISH" },
  { label: "PVP", to: GAME_LISTS.PVP, icon: "spade", gameType: "PVP" },
  { label: "SPORTS", to: GAME_LISTS.SPORTS, icon: "volleyball", gameType: "SPORTS" },
  { label: "ESPORTS", to: GAME_LISTS.ESPORTS, icon: "joystick", gameType: "ESPORTS" },
  { label: "LOTT", to: GAME_LISTS.LOTT, icon: "clover", gameType: "LOTT" },
  { label: "ELOTT", to: GAME_LISTS.ELOTT, icon: "zap", gameType: "ELOTT" },
  { label: "COCKFIGHT", to: GAME_LISTS.COCKFIGHT, icon: "feather", gameType: "COCKFIGHT" },
  { label: "download", to: "/down", icon: "smartphone" },
  { label: "promotions", to: "/promotions", icon: "gift" },
  { label: "help", to: "/help", icon: "life-buoy" },
];

const NAMES = MENU.map(({ label }) => label) as [string, ...string[]];

/** A known item by its name, a page of the brand's own, or an item in full. */
export const menuEntry = z.union([
  z.enum(NAMES),
  z.strictObject({ page: pageName, icon: z.string() }),
  menuItem,
]);
export type MenuEntry = z.output<typeof menuEntry>;

/** A line of a menu: known wording, or the title of a page of the brand's own. */
export type MenuLine = MenuItem | { page: string; icon: string };

type Chosen = { menu?: MenuEntry[] | undefined; gameTypes?: MenuItem["gameType"][] | undefined };

/**
 * A brand's full menu: its own list, or the shared one. Game types that the brand does not offer
 * are left out; in the shared list the others stand in the brand's order.
 */
export function menuOfBrand({ menu, gameTypes }: Chosen): MenuLine[] {
  const isOffered = (type: MenuItem["gameType"]) => !type || !gameTypes || gameTypes.includes(type);
  if (menu)
    return menu
      .map((entry) =>
        typeof entry === "string" ? MENU.find(({ label }) => label === entry)! : entry,
      )
      .filter((line) => "page" in line || isOffered(line.gameType));
  const first = MENU.findIndex(({ gameType }) => gameType);
  const typed = MENU.filter(({ gameType }) => gameType);
  const inOrder = gameTypes
    ? gameTypes.flatMap((type) => typed.filter(({ gameType }) => gameType === type))
    : typed;
  const after = MENU.slice(first).filter(({ gameType }) => !gameType);
  return [...MENU.slice(0, first), ...inOrder, ...after];
}
