import type { CatalogueGame } from "./types.ts";

/** Five reels with fixed lines: 20, 25 or 40. */
export type FiveReels = "slot5" | "slot25" | "slot40";
/**
 * Three reels are the classic; the others pay every way, grow their wilds, choose a symbol or hold
 * coins.
 */
export type SlotKind = FiveReels | "slot3" | "slotWays" | "slotGrowing" | "slotChosen" | "slotHold";

/** Games of one choice, one press and one result. */
export type InstantKind = "drop" | "mines" | "keno" | "crash";

/** The engines of the embedded studio. */
export type EngineName =
  | SlotKind
  | InstantKind
  | "baccarat"
  | "dragon-tiger"
  | "sic-bo"
  | "roulette"
  | "money-wheel"
  | "three-five-seven"
  | "blackjack";

type EngineFacts = {
  rtp: string;
  minBet: bigint;
  minLineNum: number;
  hasDemo: boolean;
  /** The most that one place pays, stake included; null where a round has no known bound. */
  maxMultiple: number | null;
};

/** The facts that a game's engine fixes, whatever the game looks like; amounts in 1/10,000. */
export const engineFacts: Readonly<Record<EngineName, EngineFacts>> = {
  slot3: { rtp: "96.60", minBet: 500n, minLineNum: 5, hasDemo: true, maxMultiple: 200 },
  slot5: { rtp: "95.99", minBet: 2_000n, minLineNum: 20, hasDemo: true, maxMultiple: null },
  slot25: { rtp: "95.99", minBet: 5_000n, minLineNum: 25, hasDemo: true, maxMultiple: null },
  slot40: { rtp: "95.99", minBet: 8_000n, minLineNum: 40, hasDemo: true, maxMultiple: null },
  slotWays: { rtp: "96.42", minBet: 2_500n, minLineNum: 243, hasDemo: true, maxMultiple: null },
  slotGrowing: { rtp: "96.23", minBet: 1_000n, minLineNum: 10, hasDemo: true, maxMultiple: null },
  slotChosen: { rtp: "96.36", minBet: 1_000n, minLineNum: 10, hasDemo: true, maxMultiple: null },
  slotHold: { rtp: "96.45", minBet: 2_000n, minLineNum: 20, hasDemo: true, maxMultiple: null },
  baccarat: { rtp: "98.94", minBet: 10_000n, minLineNum: 1, hasDemo: true, maxMultiple: 12 },
  "dragon-tiger": { rtp: "96.27", minBet: 10_000n, minLineNum: 1, hasDemo: true, maxMultiple: 9 },
  "sic-bo": { rtp: "97.22", minBet: 10_000n, minLineNum: 1, hasDemo: true, maxMultiple: 191 },
  roulette: { rtp: "97.30", minBet: 10_000n, minLineNum: 1, hasDemo: true, maxMultiple: 36 },
  "money-wheel": { rtp: "96.30", minBet: 10_000n, minLineNum: 1, hasDemo: true, maxMultiple: 52 },
  "three-five-seven": {
    rtp: "96.51",
    minBet: 10_000n,
    minLineNum: 1,
    hasDemo: true,
    maxMultiple: 201,
  },
  // Of the first stake, by basic strategy. Doubled and split stakes are stakes too, so 3 to 2 is most.
  blackjack: { rtp: "99.54", minBet: 10_000n, minLineNum: 1, hasDemo: true, maxMultiple: 3 },
  drop: { rtp: "96.96", minBet: 2_000n, minLineNum: 1, hasDemo: true, maxMultiple: 160 },
  mines: { rtp: "96.25", minBet: 2_000n, minLineNum: 1, hasDemo: true, maxMultiple: 990 },
  keno: { rtp: "96.73", minBet: 2_000n, minLineNum: 1, hasDemo: true, maxMultiple: 1_000 },
  crash: { rtp: "97.00", minBet: 2_000n, minLineNum: 1, hasDemo: true, maxMultiple: 1_000 },
};

/** The table engines by the class under which the lobby sorts them. */
const BY_CLASS: Readonly<Record<string, EngineName>> = {
  BACCARAT: "baccarat",
  DRAGON: "dragon-tiger",
  DICE: "sic-bo",
  ROULETTE: "roulette",
  SHOW: "money-wheel",
  POKER: "three-five-seven",
  BLACKJACK: "blackjack",
};

/** The games on the shelf of slots that have no reels, by their class. */
const INSTANT_BY_CLASS: Readonly<Record<string, InstantKind>> = {
  DROP: "drop",
  MINES: "mines",
  KENO: "keno",
  CRASH: "crash",
};

/** The hand of each studio; the others build slots of twenty lines. */
const KIND_BY_VENDOR: Readonly<Record<string, SlotKind>> = {
  NORVELA: "slot25",
  BARRILETE: "slot25",
  VOLCANA: "slot40",
  FAROLILLO: "slotWays",
  TINTABRAVA: "slotGrowing",
  CANTERA9: "slotChosen",
  OLAVIVA: "slotHold",
};
/** First games that keep the twenty lines that players know. */
const OF_TWENTY_LINES = new Set([
  ...["faro-del-sur", "tiburon-tito", "cometa-azul", "lobo-de-plata", "isla-tortuga"],
  ...["dulce-nube", "sandia-turbo", "rey-tiburon", "cangrejo-rey", "don-pulpo"],
  ...["canto-sirena", "perla-azul"],
]);

/** True for a game that turns reels. */
export const hasReels = (game: CatalogueGame): boolean =>
  game.gameType === "RNG" && !INSTANT_BY_CLASS[game.gameClassify];

/** The engine that plays a game. Null when there is none yet, and the game stays in maintenance. */
export function engineOf({
  code,
  vendor,
  gameType,
  gameClassify,
  figures,
}: Pick<
  CatalogueGame,
  "code" | "vendor" | "gameType" | "gameClassify" | "figures"
>): EngineName | null {
  if (figures) return "slot3";
  if (gameType === "RNG" && INSTANT_BY_CLASS[gameClassify]) return INSTANT_BY_CLASS[gameClassify];
  if (gameType === "RNG")
    return OF_TWENTY_LINES.has(code) ? "slot5" : (KIND_BY_VENDOR[vendor] ?? "slot5");
  return gameType === "LIVE" ? (BY_CLASS[gameClassify] ?? null) : null;
}
