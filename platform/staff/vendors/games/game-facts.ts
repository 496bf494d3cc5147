import type { GameType } from "../../../contract/play/game-types.ts";
import type { SeriesIcon } from "../../../contract/play/games.ts";
import type { CatalogueFileGame } from "../../../contract/staff/vendors/catalogue-file.ts";
import { formatAmount, parseAmount } from "../../../domain/money.ts";
import type { games } from "../../../store/schema/catalogue.ts";

/** What a catalogue file says of a game, by the file's names, in comparable form. */
export type GameFacts = {
  type: GameType;
  class: string;
  name: string;
  names: Record<string, string>;
  rtp: string | null;
  /** "0.20" */
  minBet: string;
  lines: number;
  maxMultiple: number | null;
  hasDemo: boolean;
  releasedOn: string;
  cover: string;
  series: SeriesIcon | null;
  languages: string[];
};

const OWN_PICTURES = "/media/games/";

/** The facts of a game in a file. `language` is the one whose name stands where another has none. */
export function factsOf(game: CatalogueFileGame, language: string): GameFacts {
  const { names, type, hasDemo, releasedOn, lines, cover } = game;
  const isAddress = cover.includes("/");
  return {
    ...{ type, hasDemo, releasedOn, lines, names: sorted(names) },
    class: game.class,
    name: names[language] ?? Object.values(names)[0]!,
    rtp: game.rtp === undefined ? null : Number(game.rtp).toFixed(2),
    minBet: formatAmount(parseAmount(game.minBet) ?? 0n),
    maxMultiple: game.maxMultiple ?? null,
    cover: isAddress ? cover : OWN_PICTURES + cover,
    series: game.series ?? null,
    languages: (game.languages ?? Object.keys(names)).toSorted(),
  };
}

/** The same facts of a game that is there. */
export const storedFacts = (row: typeof games.$inferSelect): GameFacts => ({
  ...{ type: row.gameType, class: row.gameClassify, name: row.name, names: sorted(row.names) },
  ...{ rtp: row.rtp, minBet: formatAmount(row.minBet), lines: row.minLineNum },
  ...{ maxMultiple: row.maxMultiple, hasDemo: row.hasDemo, cover: row.picture },
  releasedOn: row.releasedAt.toISOString().slice(0, 10),
  ...{ series: row.seriesIcon, languages: row.languages.toSorted() },
});

/** The facts as columns of a game's row. */
export const writtenFacts = (facts: GameFacts) => ({
  ...{ gameType: facts.type, gameClassify: facts.class, name: facts.name, names: facts.names },
  otherNames: [...new Set(Object.values(facts.names))]
    .filter((name) => name !== facts.name)
    .map((name) => ` ${name}`)
    .join(""),
  ...{ rtp: facts.rtp, minBet: parseAmount(facts.minBet) ?? 0n, minLineNum: facts.lines },
  ...{ maxMultiple: facts.maxMultiple, hasDemo: facts.hasDemo, picture: facts.cover },
  releasedAt: new Date(`${facts.releasedOn}T00:00:00Z`),
  ...{ seriesIcon: facts.series, languages: facts.languages },
});

const sorted = (names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).sort(([one], [other]) => (one < other ? -1 : 1)));
