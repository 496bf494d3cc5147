import { type EngineName, engineOf, type SlotKind } from "../catalogue/engines.ts";
import type { CatalogueGame } from "../catalogue/types.ts";
import type { RandomBytes } from "../wallet/runtime.ts";
import { blackjackMachine } from "./blackjack/blackjack-machine.ts";
import { drawBlackjackRound } from "./blackjack/draw-round.ts";
import type { DrawnRound, Engine } from "./engine.ts";
import { drawInstantRound } from "./instant/draw-round.ts";
import { instantMachine } from "./instant/instant-machine.ts";
import { instantSkinOf } from "./instant/page/instant-skin.ts";
import type { InstantKind } from "./instant/rules/instant-kinds.ts";
import { drawFreeGame, drawSlotRound } from "./slots/draw-round.ts";
import { slotKinds } from "./slots/engine/slot-kinds.ts";
import { skinOf } from "./slots/page/skin.ts";
import { slotMachine } from "./slots/slot-machine.ts";
import { drawTableRound } from "./tables/draw-round.ts";
import { tableSkinOf } from "./tables/page/table-skin.ts";
import type { TableKind } from "./tables/rules/table-kinds.ts";
import { tableMachine } from "./tables/table-machine.ts";

type Draw = (random: RandomBytes, stake: bigint) => DrawnRound;
type DrawFree = (random: RandomBytes, stake: bigint, before: DrawnRound) => DrawnRound;
type EngineRow = {
  /** The engine in a game's own look; null for a game that has none. */
  inLooksOf(game: CatalogueGame): Engine | null;
  /** Draws a round like the game's page, without a page: for demonstration players. */
  drawRound: Draw;
  /** Draws the free game after another game of its round; only engines with free games have it. */
  drawFreeGame?: DrawFree;
};

/** Every engine of the embedded studio. The studio knows engines only through this table. */
export const ENGINES: Readonly<Record<EngineName, EngineRow>> = {
  slot3: slot("slot3"),
  slot5: slot("slot5"),
  slot25: slot("slot25"),
  slot40: slot("slot40"),
  slotWays: slot("slotWays"),
  slotGrowing: slot("slotGrowing"),
  slotChosen: slot("slotChosen"),
  slotHold: slot("slotHold"),
  baccarat: table("baccarat"),
  "dragon-tiger": table("dragon-tiger"),
  "sic-bo": table("sic-bo"),
  roulette: table("roulette"),
  "money-wheel": table("money-wheel"),
  "three-five-seven": table("three-five-seven"),
  blackjack: {
    inLooksOf: (game) => blackjackMachine(tableSkinOf(game)),
    drawRound: drawBlackjackRound,
  },
  drop: instant("drop"),
  mines: instant("mines"),
  keno: instant("keno"),
  crash: instant("crash"),
};

function slot(kind: SlotKind): EngineRow {
  const freeGame: DrawFree = (random, stake, before) =>
    drawFreeGame(kind, random, { stake, before: before.stops });
  return {
    inLooksOf(game) {
      const skin = skinOf(game);
      return skin && slotMachine(skin, slotKinds[kind]);
    },
    drawRound: (random, stake) => drawSlotRound(kind, random, stake),
    ...(slotKinds[kind].rules.freeGames && { drawFreeGame: freeGame }),
  };
}

function table(kind: TableKind): EngineRow {
  return {
    inLooksOf: (game) => tableMachine(kind, tableSkinOf(game)),
    drawRound: (random, stake) => drawTableRound(kind, random, stake),
  };
}

function instant(kind: InstantKind): EngineRow {
  return {
    inLooksOf: (game) => instantMachine(kind, instantSkinOf(game)),
    drawRound: (random, stake) => drawInstantRound(kind, random, stake),
  };
}

/** The engine that plays a catalogue game, in the game's own look; null without one. */
export function engineFor(game: CatalogueGame): Engine | null {
  const name = engineOf(game);
  return name && ENGINES[name].inLooksOf(game);
}
