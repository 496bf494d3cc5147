import type { Words } from "../../shared/page/words.ts";
import type { SlotRules } from "../engine/rules.ts";

/** The number of lines; without any, of the ways through all rows. */
export const countOf = ({ lines, rows, strips }: SlotRules): string =>
  String(lines.length || rows ** strips.length);

/** What ends autoplay besides the player's limits. */
export const autoplayText = ({ freeGames, coins }: SlotRules, words: Words): string =>
  freeGames ? words.autoplayText : coins ? words.autoplayTextCoins : words.autoplayTextClassic;

/** How free games are won and paid. */
export function freeGamesText(free: SlotRules["freeGames"], words: Words): string {
  if (!free) return words.how2Classic;
  return (free.chosen ? words.how2Chosen : words.how2)
    .replaceAll("{games}", String(free.games))
    .replace("{times}", timesOf(free, words));
}

const timesOf = ({ multiplier }: NonNullable<SlotRules["freeGames"]>, words: Words) =>
  multiplier === 3 ? words.times3 : words.times2;

/** The words that tell a game's own rule at its beginning and before its free games. */
export function wordsOfRules(rules: SlotRules, words: Words): Pick<Words, "ready" | "freeText"> {
  const free = rules.freeGames;
  const ready = [
    free?.chosen && words.readyChosen,
    rules.coins && words.readyCoins,
    rules.wildsGrow && words.readyGrowing,
    rules.lines.length === 0 && words.readyWays.replace("{count}", countOf(rules)),
  ].find((text) => text);
  return {
    ready: ready || words.ready,
    freeText: free?.chosen
      ? words.freeTextChosen
      : free
        ? words.freeText.replace("{times}", timesOf(free, words))
        : words.freeText,
  };
}
