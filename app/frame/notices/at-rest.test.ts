import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { atRest } from "./at-rest.ts";

const page = new EventTarget();
const move = (sign: string) => page.dispatchEvent(new Event(sign));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("calls once after the rest, and no move brings it again", () => {
  const call = vi.fn();
  atRest(3000, call);
  vi.advanceTimersByTime(2999);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  move("scroll");
  vi.advanceTimersByTime(10_000);
  expect(call).toHaveBeenCalledOnce();
});

test.each(["pointerdown", "pointermove", "keydown", "scroll"])(
  "a %s begins the rest anew",
  (sign) => {
    const call = vi.fn();
    atRest(3000, call);
    vi.advanceTimersByTime(2000);
    move(sign);
    vi.advanceTimersByTime(2999);
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(call).toHaveBeenCalledOnce();
  },
);

test("an ended wait calls nothing", () => {
  const call = vi.fn();
  const end = atRest(3000, call);
  end();
  move("keydown");
  vi.advanceTimersByTime(10_000);
  expect(call).not.toHaveBeenCalled();
});

test("while the visitor is busy, the call waits for the next rest", () => {
  const call = vi.fn();
  let isBusy = true;
  atRest(3000, call, () => isBusy);
  vi.advanceTimersByTime(5_000);
  expect(call).not.toHaveBeenCalled();
  isBusy = false;
  vi.advanceTimersByTime(1_000);
  expect(call).toHaveBeenCalledOnce();
});
