import { expect, test } from "vitest";
import { countRound } from "./autoplay.js";

const run = { left: 5, lost: 0n, lossMax: 50_000n, winMax: 100_000n };
const view = { stake: "10000", win: "0", freeGames: 0, coins: null, balance: "90000" };
const BEFORE = 100_000n;

test.each([
  ["goes on after a loss", {}, {}, null],
  ["ends with the last round", { left: 1 }, {}, "over"],
  ["ends at free games", {}, { freeGames: 10 }, "free"],
  ["ends at held coins", {}, { coins: { amount: "80000" } }, "coins"],
  ["goes on after coins that are too few to hold", {}, { coins: { amount: "0" } }, null],
  ["ends at a win of the limit", {}, { win: "100000", balance: "190000" }, "win"],
  ["goes on below the limit", {}, { win: "99999", balance: "189999" }, null],
  ["knows no limit of wins", { winMax: null }, { win: "900000", balance: "990000" }, null],
  ["ends before the next stake could pass the loss", { lost: 31_000n }, {}, "loss"],
  ["goes on while the next stake reaches it exactly", { lost: 30_000n }, {}, null],
  ["ends when a pot was paid with the round", {}, { balance: "590000" }, "extra"],
  ["does not take a stake elsewhere for a pot", {}, { balance: "40000" }, null],
] as const)("autoplay %s", (_, before, told, reason) => {
  const round = { ...view, ...told } as unknown as Parameters<typeof countRound>[1];
  expect(countRound({ ...run, ...before }, round, BEFORE)).toBe(reason);
});

test("autoplay counts its rounds and what they lose, wins taken off", () => {
  const going = { ...run };
  const round = { ...view, win: "4000", balance: "94000" };
  countRound(going, round as unknown as Parameters<typeof countRound>[1], BEFORE);
  expect(going).toMatchObject({ left: 4, lost: 6_000n });
});
