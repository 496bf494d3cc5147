import { expect, test } from "vitest";
import { readFavourites, writeFavourites } from "./lottery-favourites.ts";

const save = (text: string | null, username: string, gameId: string, isFavourite = true) =>
  writeFavourites(text, username, { gameId, isFavourite });

test("lotteries are kept by user name, the last saved first", () => {
  const text = save(save(save(null, "ana", "bolas"), "ana", "dados"), "beto", "quinela");
  expect(readFavourites(text, "ana")).toEqual(["dados", "bolas"]);
  expect(readFavourites(text, "beto")).toEqual(["quinela"]);
  expect(readFavourites(text, "carla")).toEqual([]);
});

test("saved again it moves to the front, taken off it is gone", () => {
  const both = save(save(null, "ana", "bolas"), "ana", "dados");
  expect(readFavourites(save(both, "ana", "bolas"), "ana")).toEqual(["bolas", "dados"]);
  expect(readFavourites(save(both, "ana", "dados", false), "ana")).toEqual(["bolas"]);
});

test.each(["", "no", "[]", "null", '{"ana":"bolas"}', '{"ana":[1]}'])(
  "%j holds no favourites, and saving still works",
  (text) => {
    expect(readFavourites(text, "ana")).toEqual([]);
    expect(readFavourites(save(text, "ana", "bolas"), "ana")).toEqual(["bolas"]);
  },
);
