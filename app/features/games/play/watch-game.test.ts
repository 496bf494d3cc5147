import { expect, test } from "vitest";
import { isMoneyMessage } from "./watch-game.ts";

const game = { origin: "http://studio.localhost:3000", window: {} };
const messageWith = (over: object) => ({
  origin: game.origin,
  source: game.window as Window,
  data: { type: "game:balance", balance: "125000" },
  ...over,
});

test("the game's own word counts", () => expect(isMoneyMessage(messageWith({}), game)).toBe(true));
test.each([
  ["another origin", { origin: "https://evil.example" }],
  ["another window of the same origin", { source: {} as Window }],
  ["another type", { data: { type: "resize" } }],
  ["no shape at all", { data: "balance" }],
  ["nothing", { data: null }],
])("%s does not", (_name, over) => expect(isMoneyMessage(messageWith(over), game)).toBe(false));
