import { expect, test } from "vitest";
import { backToGame, wayBack } from "./back-to-game.ts";

const read = (search: string) => backToGame(new URLSearchParams(search));

test.each(["/game?gameCode=don-pulpo", "/lottery", "/seamless?gameCode=a&mode=real"])(
  "a deposit leads back to %s",
  (game) => expect(read(wayBack(game))).toBe(game),
);

test.each(["", "/", "/promotions", "//evil.example/game", "https://evil.example/game", "game"])(
  "a deposit does not lead back to %j",
  (path) => expect(read(wayBack(path))).toBeNull(),
);
