import { expect, test } from "vitest";
import { riskOf } from "./score.ts";

test.each([
  [[0, 0, 0, 0, 0, 0, 0, 0, 0], 0, "none"],
  [[1, 0, 0, 0, 0, 0, 0, 0, 0], 1, "low"],
  [[1, 1, 0, 0, 0, 0, 0, 0, 0], 2, "low"],
  [[3, 0, 0, 0, 0, 0, 0, 0, 0], 3, "moderate"],
  [[3, 3, 1, 0, 0, 0, 0, 0, 0], 7, "moderate"],
  [[3, 3, 2, 0, 0, 0, 0, 0, 0], 8, "problem"],
  [[3, 3, 3, 3, 3, 3, 3, 3, 3], 27, "problem"],
])("%j is %i, %s", (answers, score, risk) => expect(riskOf(answers)).toEqual({ score, risk }));
