import { expect, test } from "vitest";
import type { Shot } from "../shot.ts";
import { shotsText } from "../shots-report.ts";
import { judgeShot, statusOfShots } from "./judge-shot.ts";

const limits = { difference: 0.02, budget: 500_000 };
const look = { brand: "alba", language: "es", theme: "dark", width: "phone" } as const;
const plain: Shot = {
  ...{ path: "/rngList?q=perla", look, picture: Buffer.from("now"), bytes: 400_000 },
  ...{ isMember: false, faults: [], barriers: [] },
};
const kept = { picture: Buffer.from("before"), bytes: 380_000 };
const barrier = { rule: "color-contrast", element: "<b>9</b>", why: "2.1 is less than 4.5" };

function judge(more: Partial<Shot>, difference = 0, before: typeof kept | null = kept) {
  const comparison = { difference, picture: undefined };
  return judgeShot(
    { ...plain, ...more },
    { kept: before ?? undefined, isNothingKept: false, comparison },
    limits,
  );
}

test.each([
  ["as it was kept", judge({}), 0, "1 as kept"],
  ["a difference within the limit", judge({}, 0.02), 0, "1 as kept"],
  [
    "a difference above it",
    judge({}, 0.021),
    1,
    "phone-dark-es /rngList?q=perla  differs by 0.021 %",
  ],
  ["a screen that is new", judge({}, 0, null), 1, "is new"],
  ["a page above its budget", judge({ bytes: 500_001 }), 2, "weighs 500 kB, more than its budget"],
  ["a barrier", judge({ barriers: [barrier] }), 2, "color-contrast: <b>9</b>"],
  ["an error in the page", judge({ faults: ["status 500"] }, 5), 2, "status 500"],
])("%s", (_what, shot, status, said) => {
  expect(statusOfShots([judge({}), shot], { isKept: false })).toBe(status);
  expect(shotsText([shot])).toContain(said);
});

test("what is kept now differs no more, but a fault stays one", () => {
  expect(statusOfShots([judge({}, 30)], { isKept: true })).toBe(0);
  expect(statusOfShots([judge({ faults: ["status 500"] })], { isKept: true })).toBe(2);
});

test("a brand of which nothing was kept differs from nothing", () => {
  const comparison = { difference: 0, picture: undefined };
  const first = judgeShot(plain, { kept: undefined, isNothingKept: true, comparison }, limits);
  expect(statusOfShots([first], { isKept: false })).toBe(0);
  expect(shotsText([first])).toBe("1 shots: nothing was kept yet, 0 differ, 0 with faults");
  expect(first.name).toBe("phone-dark-es-rngList-q-perla");
});
