import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSiteLink } from "../../shared/client/site-link.js";
import { wordsOf } from "../../shared/page/words.ts";
import { createMeters } from "./meters.js";

const { words } = wordsOf("es");
let frames: (() => void)[] = [];
let isCalm = false;
let now = 0;

beforeEach(() => {
  [frames, isCalm, now] = [[], false, 0];
  const places = new Map<string, object>();
  const place = () => ({ dataset: {}, toggleAttribute() {} });
  vi.stubGlobal("document", {
    getElementById: (id: string) => places.get(id) ?? places.set(id, place()).get(id),
  });
  vi.stubGlobal("matchMedia", () => ({ matches: isCalm }));
  vi.stubGlobal("performance", { now: () => now });
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => {
    frames = [];
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A win of 1,000 that counts for a second: the ribbon's amounts, and how often its end was told. */
function counting() {
  const ribbon: string[] = [];
  const onEnd = vi.fn();
  const money = (units: bigint) => units.toString();
  const meters = createMeters({ words, money, site: createSiteLink(null) });
  meters.countWin(1_000n, { ms: 1_000, onCount: (amount) => ribbon.push(amount), onEnd });
  return { meters, ribbon, onEnd };
}

function passFrame(ms: number) {
  now += ms;
  for (const frame of frames.splice(0)) frame();
}

const message = () => document.getElementById("message-text")?.textContent;

test("what waits for the count shows when the count has ended, and not before", async () => {
  const { meters, ribbon, onEnd } = counting();
  passFrame(400);
  expect(ribbon).toEqual(["0", "400"]);
  passFrame(599);
  expect(onEnd).not.toHaveBeenCalled();
  passFrame(1);
  expect(ribbon.at(-1)).toBe("1000");
  expect(onEnd).toHaveBeenCalledOnce();
  await meters.counted();
  expect(message()).toBe("Ganas 1000");
});

test("a press ends the count of every place at once, and once", () => {
  const { meters, ribbon, onEnd } = counting();
  passFrame(200);
  meters.endCount();
  expect(ribbon.at(-1)).toBe("1000");
  meters.endCount();
  expect(onEnd).toHaveBeenCalledOnce();
});

test("the next word ends the count and stays", () => {
  const { meters, onEnd } = counting();
  meters.say(words.spinning);
  expect(onEnd).toHaveBeenCalledOnce();
  passFrame(200);
  expect(message()).toBe(words.spinning);
});

test("without motion the whole win shows at once", () => {
  isCalm = true;
  const { ribbon, onEnd } = counting();
  expect(ribbon).toEqual(["1000"]);
  expect(onEnd).toHaveBeenCalledOnce();
});
