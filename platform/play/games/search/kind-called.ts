import type { GameType } from "../../../contract/play/game-types.ts";

/** A type of game, or a class within one. */
export type Kind = { gameType: GameType } | { gameClassify: string };

const WORDS: readonly [Kind, string][] = [
  [
    { gameType: "RNG" },
    "slot slots tragamonedas tragaperras traganiquel maquinitas maquinas slotmachine",
  ],
  [{ gameType: "LIVE" }, "mesa mesas casinoenvivo casinovivo live livecasino tables"],
  [{ gameType: "FISH" }, "pesca peces fish fishing"],
  [{ gameType: "LOTT" }, "loteria loterias lottery"],
  [{ gameType: "SPORTS" }, "deporte deportes sports"],
  [{ gameClassify: "ROULETTE" }, "ruleta ruletas roulette roulettes"],
  [{ gameClassify: "BACCARAT" }, "bacara bacarat baccarat baccara puntoybanca"],
  [{ gameClassify: "BLACKJACK" }, "blackjack veintiuno veintiuna 21"],
  [{ gameClassify: "DICE" }, "dado dados dice sicbo"],
  [{ gameClassify: "DRAGON" }, "dragontigre dragonytigre dragontiger"],
  [{ gameClassify: "POKER" }, "poker trescincosiete 357"],
  [
    { gameClassify: "SHOW" },
    "rueda ruedas ruedadelafortuna ruedadelasuerte wheel wheels moneywheel bigsix",
  ],
  [{ gameClassify: "CRASH" }, "crash alvuelo"],
  [{ gameClassify: "MINES" }, "mina minas mines"],
  [{ gameClassify: "DROP" }, "plinko"],
  [{ gameClassify: "KENO" }, "keno"],
  [{ gameClassify: "BINGO" }, "bingo"],
  [{ gameClassify: "SCRATCH" }, "rasca raspadita raspaditas rasquitas scratch"],
];

const KINDS = new Map(
  WORDS.flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind] as const)),
);

/**
 * The kind of game that players call by a word, or by several written without spaces ("sicbo"), in
 * Spanish or English. The text is in the search's form, without accents and case.
 */
export const kindCalled = (text: string): Kind | undefined => KINDS.get(text);
