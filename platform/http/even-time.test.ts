import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { evenTime } from "./even-time.ts";

test.each([0, 7, 25])("work of %i ms ends on a step", async (ms) => {
  const startedAt = performance.now();
  if (ms > 0) await setTimeout(ms);
  const worked = performance.now() - startedAt;
  await evenTime(startedAt);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(Math.ceil(worked / 20) * 20);
});
