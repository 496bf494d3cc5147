import { onTestFinished, vi } from "vitest";

/** Advances Date for the rest of the test: attempt limits use it, not the test's clock. */
export function passTime(ms: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}
