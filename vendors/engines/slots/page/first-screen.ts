import { scatter } from "../../shared/page/draw.ts";
import { coinCells, withCoins } from "../engine/held-coins.ts";
import type { SlotRules } from "../engine/rules.ts";
import { screenAt } from "../engine/screen-at.ts";

/** What the reels show before the first spin: places of the game's own, with plain coins. */
export function firstScreen(code: string, rules: SlotRules) {
  const screen = screenAt(rules, firstStops(code, rules));
  const { coins } = rules;
  if (!coins) return screen;
  const shown = coinCells(coins, screen).map(([reel, row], at) => {
    const { value } = coins.values[at % coins.values.length]!;
    return { reel, row, value, spin: 0 };
  });
  return withCoins(screen, coins.symbol, shown);
}

function firstStops(code: string, { strips }: SlotRules) {
  const seed = Array.from(code).reduce(
    (sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0),
    7,
  );
  const next = scatter(seed);
  return strips.map(({ length }) => Math.floor(next() * length));
}
