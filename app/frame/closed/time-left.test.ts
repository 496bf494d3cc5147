import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

const shown = (span: number) =>
  timeLeft(span)
    .map(({ value }) => value)
    .join(":");

test.each([
  [0, "00:00:00"],
  [-5_000, "00:00:00"],
  [1, "00:00:01"],
  [59_001, "00:01:00"],
  [3_661_000, "01:01:01"],
  [86_399_000, "23:59:59"],
  [90_061_000, "01:01:01:01"],
])("%i ms are %s", (span, text) => expect(shown(span)).toBe(text));
