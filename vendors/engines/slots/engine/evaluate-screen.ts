import { type LineWin, lineWin } from "./line-win.ts";
import type { Screen, SlotRules } from "./rules.ts";

export type ScreenWin = {
  /** Lines are numbered from 0; factors are in line bets. */
  lines: readonly (LineWin & { line: number })[];
  scatters: number;
  /** In total bets. */
  scatterFactor: number;
  freeGames: number;
  /** The sum of all wins in line bets, before the free games' multiplier. */
  lineBets: number;
};

/** All the wins of one screen. */
export function evaluateScreen(rules: SlotRules, screen: Screen): ScreenWin {
  const doubling = isDoubled(rules, screen) ? 2 : 1;
  const lines = rules.lines.flatMap((rows, line) => {
    const win = lineWin(
      rules,
      rows.map((row, reel) => screen[reel]![row]!),
    );
    return win ? [{ ...win, factor: win.factor * doubling, line }] : [];
  });
  const scatters = screen.flat().filter((symbol) => symbol === rules.scatter?.symbol).length;
  const { factor: scatterFactor, freeGames } = scatterWin(rules, scatters);
  const paid = lines.reduce((sum, win) => sum + win.factor, 0);
  return {
    lines,
    scatters,
    scatterFactor,
    freeGames,
    lineBets: paid + scatterFactor * rules.lines.length,
  };
}

/** The pay of this many scatters, in total bets, and the free games they award. */
export function scatterWin(rules: SlotRules, scatters: number) {
  const factor = rules.scatter?.pays[scatters] ?? 0;
  const free = rules.freeGames;
  return { factor, freeGames: free && scatters >= free.trigger ? free.games : 0 };
}

function isDoubled(rules: SlotRules, screen: Screen) {
  const first = screen[0]![0]!;
  return rules.doubledScreens?.includes(first) && screen.flat().every((one) => one === first);
}
