import { expect, test } from "vitest";
import { readGameMessage } from "./watch-game.ts";

const game = { origin: "http://studio.localhost:3000", window: {} };
const sent = (data: unknown, over: object = {}) =>
  readGameMessage({ origin: game.origin, source: game.window as Window, data, ...over }, game);

test.each([
  [
    { type: "game:balance", balance: "125000" },
    { kind: "money", balance: 125_000n },
  ],
  [{ type: "balance" }, { kind: "money", balance: null }],
  [
    { type: "balance", balance: "25" },
    { kind: "money", balance: null },
  ],
  [
    { type: "game:balance", balance: "-1" },
    { kind: "money", balance: null },
  ],
  [
    { type: "roundStarted", round: "a-1" },
    { kind: "started", roundId: "a-1", shown: 0n, balance: null },
  ],
  [
    { type: "roundStarted", round: "a-1", payout: "30000", balance: "95000" },
    { kind: "started", roundId: "a-1", shown: 30_000n, balance: 95_000n },
  ],
  [
    { type: "roundShown", round: "a-1" },
    { kind: "shown", roundId: "a-1" },
  ],
  [{ type: "roundUnanswered" }, { kind: "unanswered" }],
])("the message %j of the game counts", (data, message) => expect(sent(data)).toEqual(message));

test.each([
  ["another type", { type: "resize" }],
  ["no shape at all", "balance"],
  ["nothing", null],
  ["a round without an id", { type: "roundStarted" }],
  ["a round whose id is no text", { type: "roundShown", round: 7 }],
  ["a round with a long id", { type: "roundStarted", round: "a".repeat(65) }],
  ["a payout below nothing", { type: "roundStarted", round: "a-1", payout: "-1" }],
])("a message with %s does not count", (_name, data) => expect(sent(data)).toBeNull());

test.each([
  ["another origin", { origin: "https://evil.example" }],
  ["another window of the same origin", { source: {} as Window }],
])("a message from %s does not count", (_name, over) => {
  expect(sent({ type: "game:balance" }, over)).toBeNull();
  expect(sent({ type: "roundStarted", round: "a-1" }, over)).toBeNull();
});
