import { type LineWin, lineWin } from "./line-win.ts";
import type { Screen, SlotRules, SlotSymbol } from "./rules.ts";
import { standsFor, waysWins } from "./ways-win.ts";

/** Symbols that paid together, by reel and row from 0; the factor is in bets. */
export type Win = LineWin & {
  /** Numbered from 0; null where every way pays. */
  line: number | null;
  ways: number;
  cells: readonly (readonly [reel: number, row: number])[];
};

export type ScreenWin = {
  /** The screen with its grown wilds. */
  screen: Screen;
  /** The reels that a wild filled. */
  grown: readonly number[];
  wins: readonly Win[];
  scatters: number;
  /** In total bets. */
  scatterFactor: number;
  freeGames: number;
  /** The sum of all wins in bets, before the free games' multiplier. */
  bets: number;
};

/** All the wins of one screen. */
export function evaluateScreen(rules: SlotRules, shown: Screen): ScreenWin {
  const grown = rules.wildsGrow ? reelsWith(shown, rules.wild) : [];
  const screen = filled(shown, grown, rules.wild);
  const wins = rules.lines.length > 0 ? lineWins(rules, screen) : winsOfWays(rules, screen);
  const scatters = shown.flat().filter((symbol) => symbol === rules.scatter?.symbol).length;
  const { factor: scatterFactor, freeGames } = scatterWin(rules, scatters);
  const paid = wins.reduce((sum, win) => sum + win.factor, 0);
  const bets = paid + scatterFactor * rules.bets;
  return { screen, grown, wins, scatters, scatterFactor, freeGames, bets };
}

/** The pay of this many scatters, in total bets, and the free games they award. */
export function scatterWin(rules: SlotRules, scatters: number) {
  const factor = rules.scatter?.pays[scatters] ?? 0;
  const free = rules.freeGames;
  return { factor, freeGames: free && scatters >= free.trigger ? free.games : 0 };
}

export type ChosenWin = { reels: readonly number[]; factor: number; screen: Screen };

/**
 * What the chosen symbol of a round's free games pays: it fills the reels that show it, and every
 * line pays it, adjacent or not. The factor is in bets, before the multiplier; null without a win.
 */
export function chosenWin(rules: SlotRules, screen: Screen, chosen: SlotSymbol): ChosenWin | null {
  const reels = reelsWith(screen, chosen);
  const pay = rules.linePays[chosen]?.[reels.length] ?? 0;
  if (pay === 0) return null;
  return { reels, factor: pay * rules.lines.length, screen: filled(screen, reels, chosen) };
}

const reelsWith = (screen: Screen, symbol: SlotSymbol | undefined) =>
  screen.flatMap((column, reel) => (column.some((one) => one === symbol) ? [reel] : []));

const filled = (screen: Screen, reels: readonly number[], symbol: SlotSymbol | undefined): Screen =>
  screen.map((column, reel) =>
    symbol && reels.includes(reel) ? column.map(() => symbol) : column,
  );

function lineWins(rules: SlotRules, screen: Screen): Win[] {
  const doubling = isDoubled(rules, screen) ? 2 : 1;
  return rules.lines.flatMap((rows, line) => {
    const win = lineWin(
      rules,
      rows.map((row, reel) => screen[reel]![row]!),
    );
    if (!win) return [];
    const cells = rows.slice(0, win.count).map((row, reel) => [reel, row] as const);
    return [{ ...win, factor: win.factor * doubling, line, ways: 1, cells }];
  });
}

function winsOfWays(rules: SlotRules, screen: Screen): Win[] {
  return waysWins(rules, screen).map((win) => ({
    ...win,
    times: 1,
    line: null,
    cells: screen
      .slice(0, win.count)
      .flatMap((column, reel) =>
        column.flatMap((one, row) =>
          standsFor(rules, one, win.symbol) ? [[reel, row] as const] : [],
        ),
      ),
  }));
}

function isDoubled(rules: SlotRules, screen: Screen) {
  const first = screen[0]![0]!;
  return rules.doubledScreens?.includes(first) && screen.flat().every((one) => one === first);
}
