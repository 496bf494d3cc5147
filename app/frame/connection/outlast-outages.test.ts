import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isUnanswered } from "./connection-state.ts";
import { outlastOutages } from "./outlast-outages.ts";

const SITE = "https://alba.test";
const FORM = `${SITE}/member/deposit.data`;
const post = { method: "POST", body: new URLSearchParams({ key: "k" }) };
const gone = () => Promise.reject(new TypeError("Failed to fetch"));
const own = { "x-remix-response": "yes" };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", new URL(SITE));
  vi.stubGlobal("addEventListener", () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Ends the outage: the server answers when the page asks next. */
async function comeBack() {
  vi.stubGlobal("fetch", async () => new Response("ready"));
  await vi.advanceTimersByTimeAsync(60_000);
}

test.each([["nothing"], ["a gateway's 502"]])(
  "a form that gets %s keeps the page",
  async (what) => {
    const answer = () =>
      what === "nothing" ? gone() : Promise.resolve(new Response("", { status: 502 }));
    const answered = await outlastOutages(answer)(FORM, post);
    expect(answered.status).toBe(503);
    expect(await answered.text()).toBe('[{"_1":-5},"data"]\n');
    expect(isUnanswered("/member/deposit")).toBe(true);
    await comeBack();
    await outlastOutages(async () => new Response("", { headers: own }))(FORM, post);
    expect(isUnanswered("/member/deposit")).toBe(false);
  },
);

test("the site's own 503 reaches the form", async () => {
  const refused = new Response("refused", { status: 503, headers: own });
  expect(await outlastOutages(async () => refused)(FORM, post)).toBe(refused);
});

test("a page's data waits until the server is back", async () => {
  const ask = vi.fn(gone);
  const waiting = outlastOutages(ask)(`${SITE}/_root.data`);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  const page = new Response("", { headers: own });
  ask.mockImplementation(() => Promise.resolve(page) as never);
  await comeBack();
  expect(await waiting).toBe(page);
});

test("what the page itself aborts stays an error", async () => {
  const signal = AbortSignal.abort();
  await expect(outlastOutages(gone)(FORM, { ...post, signal })).rejects.toThrow("Failed to fetch");
});

test.each(["/session", "https://studio.test/play/x.data"])("%s is not touched", async (address) => {
  await expect(outlastOutages(gone)(address, post)).rejects.toThrow("Failed to fetch");
});
