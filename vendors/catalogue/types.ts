import type { GameType } from "#platform/contract/play/game-types.ts";
import type { SeriesIcon } from "#platform/contract/play/games.ts";
import type { Setting } from "./settings.ts";

/** Where the pictures of a game and the skin of a slot come from; read by art, seed and studio. */
export type CatalogueGame = {
  /** Kebab-case, unique; names the picture files too. */
  code: string;
  /** A proper name, the same in every language; it is drawn on the cover. */
  name: string;
  vendor: string;
  gameType: GameType;
  gameClassify: string;
  palette: {
    /** Centre, middle and edge of the backdrop. */
    backdrop: [string, string, string];
    title: [string, string];
    titleEdge: string;
    ray: string;
  };
  /** What the cover shows: its scene and its icons of fluent-emoji, the dearest first. */
  setting: Setting;
  icons: string[];
  font: "lilita" | "russo" | "titan" | "luckiest";
  /** Icon names of fluent-emoji; a slot's reels show them from the dearest to the cheapest. */
  symbols?: { wild: string; scatter: string; high: [string, string, string, string] };
  /** Lotteries only. */
  seriesIcon?: SeriesIcon;
  releasedAt: string;
};

export type CatalogueVendor = {
  /** The specification's "vassalage": upper-case code. */
  code: string;
  name: string;
};
