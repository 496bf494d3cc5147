import type { HomeData } from "../home-data.server.ts";
import type { Section } from "../home-sections.ts";
import { hasSharedLine } from "../own/has-shared-line.ts";
import type { OwnHomeData } from "../own/own-home.server.ts";
import { eachGameOnce } from "./each-game-once.ts";
import { popularIn, type Shelf, shelvesIn } from "./shelf.ts";

/** The sections that sell the place. */
const FOR_GUESTS: readonly Section[] = ["hero", "promises"];
const SLOTS_MOST = 12;
/** As many as the widest row shows at once. */
const OTHERS_MOST = 9;

type Form = "guest" | "inside" | "insideShort";
const known = new WeakMap<HomeData, Partial<Record<Form, HomeData>>>();

/**
 * The home page that a visitor sees of the stock that all share: each game stands on one shelf, and a
 * member's own games not again below. What is alike on two pages is one object, so that it is drawn
 * once.
 */
export function shownHome(stock: HomeData, own: OwnHomeData | null): HomeData {
  const form = formOf(stock, own);
  const kept = known.get(stock) ?? {};
  known.set(stock, kept);
  kept[form] ??= withEachGameOnce({ ...stock, sections: sectionsOf(stock, form) });
  const usual = kept[form];
  const above = own && !own.held ? [...own.recent, ...own.favourites] : [];
  const codes = new Set(above.map(({ gameCode }) => gameCode));
  const hasRepeat = usual.shelves.some(({ games }) =>
    games.some((game) => codes.has(game.gameCode)),
  );
  return hasRepeat ? withEachGameOnce({ ...stock, sections: usual.sections }, codes, usual) : usual;
}

function formOf(stock: HomeData, own: OwnHomeData | null): Form {
  if (!own) return "guest";
  return hasSharedLine(own, popularIn(stock)) ? "insideShort" : "inside";
}

/** Popular games in the member's own line are no section again. */
function sectionsOf({ sections }: HomeData, form: Form): Section[] {
  if (form === "guest") return sections;
  return sections.filter(
    (section) =>
      !FOR_GUESTS.includes(section) && !(form === "insideShort" && section === "popular"),
  );
}

/** Shelves that are as usual stay the same objects. */
function withEachGameOnce(page: HomeData, above?: Iterable<string>, usual?: HomeData): HomeData {
  const inLine = page.sections.includes("popular") ? [] : shelvesIn("popular", page);
  const shelves = [...inLine, ...page.sections.flatMap((section) => shelvesIn(section, page))];
  const games = eachGameOnce(
    shelves.map((shelf) => ({ games: shelf.games, most: mostOf(shelf) })),
    above,
  );
  return {
    ...page,
    shelves: shelves.map((shelf, index) => {
      const shown = { ...shelf, games: games[index]! };
      const before = usual?.shelves[index];
      return before && codesOf(before) === codesOf(shown) ? before : shown;
    }),
  };
}

const codesOf = ({ games }: Shelf) => games.map(({ gameCode }) => gameCode).join();

const mostOf = ({ of }: Shelf) =>
  of === "popular" || (typeof of === "object" && "shelf" in of) ? SLOTS_MOST : OTHERS_MOST;
