import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { compare, hear, type Round } from "./round.js";

let asked = 0;

beforeEach(() => {
  asked = 0;
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("location", { pathname: "/play/handle" });
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    return Response.json({ balance: "350" });
  });
});
afterEach(() => vi.unstubAllGlobals());

const game = (over: Partial<Round> = {}) => {
  const meters = { say: vi.fn(), balance: vi.fn() };
  return { balance: 100n, heard: null, pending: null, isBusy: false, meters, ...over } as Round;
};

test("a balance that changed elsewhere is asked for and shown", async () => {
  const one = game();
  hear(one, 350n);
  await vi.waitFor(() => expect(one.meters.balance).toHaveBeenCalledWith(350n));
  expect(one.balance).toBe(350n);
});

test("what the game shows already is not asked for", () => {
  hear(game(), 100n);
  expect(asked).toBe(0);
});

test("a balance told during a round is compared at its end; the round's own result asks for nothing", async () => {
  const one = game({ isBusy: true });
  hear(one, 350n);
  expect(asked).toBe(0);
  one.isBusy = false;
  compare(one);
  await vi.waitFor(() => expect(one.balance).toBe(350n));
  const own = game({ isBusy: true });
  hear(own, 120n);
  Object.assign(own, { isBusy: false, balance: 120n });
  compare(own);
  expect(asked).toBe(1);
});
