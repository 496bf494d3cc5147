import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { compare, hear, type Round, rest, settle } from "./round.js";

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

test("a round without an answer is reported to the site, and asked for until it is answered", async () => {
  vi.useFakeTimers();
  const answers = [
    new Response(null, { status: 502 }),
    Response.json({ spinId: "s", state: "done" }),
  ];
  vi.stubGlobal("fetch", async () => answers.shift());
  const unanswered = vi.fn();
  const one = game({ site: { unanswered }, words: {} as Round["words"] });
  const settled = settle(one, { spinId: "s" });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await settled).toMatchObject({ state: "done" });
  expect(unanswered).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test("the next round waits as long as the server's answer says", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () =>
    Response.json({ spinId: "s", state: "done", nextInMs: 2_400 }),
  );
  const one = game({ words: {} as Round["words"] });
  const settled = settle(one, { spinId: "s" });
  await vi.advanceTimersByTimeAsync(0);
  await settled;
  let isOver = false;
  rest(one).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(2_399);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
  vi.useRealTimers();
});
