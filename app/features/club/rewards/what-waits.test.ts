import { expect, test } from "vitest";
import { whatWaits } from "./what-waits.ts";

type Shown = Parameters<typeof whatWaits>[0];
const none: Shown = { open: [], missions: 0, draws: [], rain: null, raffle: null };
const draw = { draw: "wheel", tickets: 0, endsAt: 0 } as const;
const rain = { tickets: 0, nowUntil: null, nextAt: 0 };
const raffle = { toTake: 0, taken: 3, endsAt: 0 };

test("nothing waits without rewards and tickets", () => {
  expect(whatWaits(none)).toBe("nothing");
  expect(whatWaits({ ...none, draws: [draw], rain, raffle })).toBe("nothing");
});

test("the reward of a mission waits like any other", () => {
  expect(whatWaits({ ...none, missions: 1, draws: [{ ...draw, tickets: 2 }] })).toBe("rewards");
});

test.each([
  ["a draw", { draws: [{ ...draw, tickets: 1 }] }],
  ["a rain", { rain: { ...rain, tickets: 1 } }],
  ["a raffle", { raffle: { ...raffle, toTake: 1 } }],
])("tickets of %s wait", (_, own) => {
  expect(whatWaits({ ...none, ...own })).toBe("tickets");
});
