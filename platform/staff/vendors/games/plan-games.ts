import { isDeepStrictEqual } from "node:util";
import { invalidGame, type ReadGame } from "../../../domain/play/catalogue/read-catalogue.ts";
import type { games, vendors } from "../../../store/schema/catalogue.ts";
import { isAllowedPicture } from "../check-addresses.ts";
import { type GameFacts, storedFacts } from "./game-facts.ts";

export type GameStep = {
  act: "added" | "changed" | "back" | "gone" | "waits";
  game: string;
  field: string | null;
  before: string | null;
  after: string | null;
};

type Sides = {
  vendor: Pick<typeof vendors.$inferSelect, "code" | "pictureOrigins">;
  wanted: readonly (ReadGame & { facts: GameFacts })[];
  /** Every game of the merchant by its code. */
  known: ReadonlyMap<string, typeof games.$inferSelect>;
};

/**
 * What applying a file does, game by game. Refuses with invalid_game a code that is another vendor's,
 * another type of a game that is there, and a cover at no picture origin of the vendor.
 */
export function planGames({ vendor, wanted, known }: Sides): { steps: GameStep[]; gone: string[] } {
  const listed = new Set(wanted.map(({ code }) => code));
  const gone = [...known.values()]
    .filter((game) => game.vendor === vendor.code && game.isListed && !listed.has(game.code))
    .map(({ code }) => code)
    .sort();
  const steps = wanted.flatMap(({ code, row, facts }): GameStep[] => {
    const stored = known.get(code);
    if (!isAllowedPicture(facts.cover, vendor.pictureOrigins)) {
      throw invalidGame(row, code, "cover", "at no picture origin of the vendor");
    }
    if (!stored) return [{ ...step("added", code), after: facts.name }];
    if (stored.vendor !== vendor.code) {
      throw invalidGame(row, code, "code", `a game of ${stored.vendor}`);
    }
    if (stored.gameType !== facts.type) {
      throw invalidGame(row, code, "type", `${stored.gameType}, which never changes`);
    }
    const back = stored.isListed ? [] : [step("back", code)];
    return [...back, ...changesOf(code, storedFacts(stored), facts)];
  });
  return { steps: [...steps, ...gone.map((code) => step("gone", code))], gone };
}

const step = (act: GameStep["act"], game: string): GameStep => ({
  ...{ act, game, field: null, before: null, after: null },
});

function changesOf(game: string, before: GameFacts, after: GameFacts): GameStep[] {
  const fields = Object.keys(after) as (keyof GameFacts)[];
  return fields
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => ({
      ...{ act: "changed", game, field },
      ...{ before: written(before[field]), after: written(after[field]) },
    }));
}

function written(value: GameFacts[keyof GameFacts]): string | null {
  if (value === null) return null;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
