import type { GameType } from "#platform/contract/play/game-types.ts";
import type { SeriesIcon } from "#platform/contract/play/games.ts";
import type { VendorCard } from "#platform/contract/play/vendor-cards.ts";
import type { Figures } from "./figures.ts";
import type { Material } from "./materials.ts";
import type { Setting } from "./settings.ts";

/** The source of a game's pictures and a slot's skin; used by art, seed and studio. */
export type CatalogueGame = {
  /** Kebab-case and unique; also names the picture files. */
  code: string;
  /** A proper name, the same in every language and on the cover. */
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
  /** The cover's scene and its icons, the leading one first: of fluent-emoji, or "figure:seven". */
  setting: Setting;
  icons: string[];
  font: "lilita" | "russo" | "titan" | "luckiest";
  /** Slots of three reels only. */
  figures?: Figures;
  /** Words by which players search for it besides its name. */
  otherNames?: string;
  /** Icon names of fluent-emoji; the five reels show them, highest pay first. */
  symbols?: { wild: string; scatter: string; high: [string, string, string, string] };
  /** What the symbols of five reels are made of. */
  material?: Material;
  /** Lotteries only. */
  seriesIcon?: SeriesIcon;
  releasedAt: string;
};

export type CatalogueVendor = {
  /** The specification's "vassalage": upper-case code. */
  code: string;
  name: string;
  /** Without one, the page of a type. */
  card?: VendorCard;
};
