import { z } from "zod";
import { moneyFormOf } from "../../wallet/money-form.ts";
import type { RandomBytes } from "../../wallet/runtime.ts";
import type { Asked, Bets, Drawn, Engine } from "../engine.ts";
import { wholeRound } from "../shared/whole-round.ts";
import { tablePage } from "./page/table-page.ts";
import type { TableSkin } from "./page/table-skin.ts";
import { hasRoads, type TableKind, tableRules } from "./rules/table-kinds.ts";
import { CHIP_LEAST, spotMost, TABLE_MOST } from "./table-limits.ts";
import { tablePicture } from "./table-picture.ts";
import { type DealView, dealView, winOf } from "./table-view.ts";

/** As many as the client keeps. */
const RECENT = 24;
const RECENT_ON_ROADS = 72;

const request = z.object({
  spinId: z.string().regex(/^[0-9a-f]{32}$/),
  bets: z.record(z.string().max(20), z.string().regex(/^[1-9]\d{0,9}$/)),
});

/** A table where chips are laid and one result settles them all, in a game's own skin. */
export function tableMachine(kind: TableKind, skin: TableSkin): Engine<DealView> {
  const rules = tableRules[kind];
  const spots = new Set(rules.spots.map(({ id }) => id));
  return {
    read(body) {
      const asked = request.safeParse(body);
      if (!asked.success) return null;
      const { spinId, bets } = asked.data;
      const stake = stakeOf(kind, spots, bets);
      return stake === null ? null : { spinId, stake, bets };
    },
    draw: (random, _seat, asked) => drawDeal(kind, random, asked),
    view: (spin) => dealView(kind, spin),
    picture: async (play) => (isDrawn(kind, play.stops) ? tablePicture(kind, skin, play) : null),
    recent: hasRoads(kind) ? RECENT_ON_ROADS : RECENT,
    page: (parts) => tablePage({ ...parts, money: moneyFormOf(parts), kind, skin }),
  };
}

const DRAWN: Readonly<Record<TableKind, { count: number; from: number; to: number }>> = {
  baccarat: { count: 6, from: 0, to: 51 },
  "dragon-tiger": { count: 2, from: 0, to: 51 },
  "sic-bo": { count: 3, from: 1, to: 6 },
  roulette: { count: 1, from: 0, to: 36 },
  "money-wheel": { count: 1, from: 0, to: 53 },
  "three-five-seven": { count: 7, from: 0, to: 51 },
};

function isDrawn(kind: TableKind, stops: readonly number[]): boolean {
  const { count, from, to } = DRAWN[kind];
  return stops.length === count && stops.every((stop) => stop >= from && stop <= to);
}

/** The sum of the bets. Null when a bet names no place, is not in whole chips, or is too high. */
function stakeOf(kind: TableKind, spots: ReadonlySet<string>, bets: Bets): bigint | null {
  let stake = 0n;
  for (const [spot, text] of Object.entries(bets)) {
    const amount = BigInt(text);
    if (!spots.has(spot) || amount % CHIP_LEAST !== 0n) return null;
    if (amount > spotMost(kind, spot)) return null;
    stake += amount;
  }
  return stake > 0n && stake <= TABLE_MOST ? stake : null;
}

function drawDeal(kind: TableKind, random: RandomBytes, asked: Asked): Drawn {
  const stops = tableRules[kind].draw(random);
  return wholeRound(asked, stops, winOf(kind, asked.bets ?? {}, stops));
}
