import { onTestFinished, vi } from "vitest";

/** Puts Date forward for the rest of the test: limits of attempts go by it, not by the test's clock. */
export function passTime(ms: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}
