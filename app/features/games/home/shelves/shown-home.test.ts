import { expect, test } from "vitest";
import type { CardGame } from "../../card/card-game.ts";
import type { HomeData } from "../home-data.server.ts";
import type { OwnHomeData } from "../own/own-home.server.ts";
import { popularIn, type Shelf } from "./shelf.ts";
import { shownHome } from "./shown-home.server.ts";

const from = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ gameCode: `g${first + index}` }) as CardGame);
const shelf = (of: Shelf["of"], first: number): Shelf => ({
  ...{ of, to: "/", totalGames: 99, games: from(first, 40) },
});
const stock = () =>
  ({
    sections: ["hero", { shelf: "OCEAN" }, "popular", "winners", "fresh"],
    shelves: [shelf("popular", 0), shelf("fresh", 100), shelf({ shelf: "OCEAN" }, 6)],
  }) as unknown as HomeData;
const own = (recent: CardGame[], held: unknown = null) =>
  ({ recent, favourites: [], held }) as unknown as OwnHomeData;
const shown = ({ shelves }: HomeData) => shelves.map(({ games }) => games[0]?.gameCode);

test("shelves are in the page's order, and each game stands on the first one that has it", () => {
  const { shelves } = shownHome(stock(), null);
  expect(shelves.map(({ of }) => of)).toEqual([{ shelf: "OCEAN" }, "popular", "fresh"]);
  expect(shelves[1]?.games.map(({ gameCode }) => gameCode)).toEqual(
    [...from(0, 6), ...from(18, 6)].map(({ gameCode }) => gameCode),
  );
});

test("popular games in a member's line stand above all shelves, and are no section below it", () => {
  const home = shownHome(stock(), own([]));
  expect(home.sections).toEqual([{ shelf: "OCEAN" }, "winners", "fresh"]);
  expect(popularIn(home)).toEqual(from(0, 12));
  expect(shown(home)).toEqual(["g0", "g12", "g100"]);
});

test("a member's own games are not repeated, and other members' pages stay as they are", () => {
  const all = stock();
  const usual = shownHome(all, own([]));
  expect(shownHome(all, own(from(900, 2)))).toBe(usual);
  const home = shownHome(all, own(from(0, 2)));
  expect(shown(home)).toEqual(["g2", "g14", "g100"]);
  expect(home.shelves[2], "a shelf without a difference is drawn once for all").toBe(
    usual.shelves[2],
  );
  expect(shownHome(all, own([]))).toBe(usual);
});

test("in a break the member's own games do not stand above", () => {
  const all = stock();
  expect(shownHome(all, own(from(0, 2), { kind: "pause" }))).toBe(shownHome(all, own([])));
});
