import { expect, test } from "vitest";
import { planItems } from "./plan-items.ts";

const items = (values: Record<string, unknown>) => new Map(Object.entries(values));

function plan(sides: {
  wanted?: Record<string, unknown>;
  current?: Record<string, unknown>;
  base?: Record<string, unknown>;
  isOver?: boolean;
}) {
  const { wanted = {}, current = {}, base = {}, isOver = false } = sides;
  const found = planItems({
    ...{ wanted: items(wanted), current: items(current), base: items(base), isOver },
  });
  const acts = Object.fromEntries(found.steps.map(({ item, act }) => [item, act]));
  return { acts, changes: Object.fromEntries(found.changes), base: Object.fromEntries(found.base) };
}

test.each([
  ["a new item is added", { wanted: { a: 1 } }, "added", { a: 1 }],
  [
    "what follows the file is changed",
    { wanted: { a: 2 }, current: { a: 1 }, base: { a: 1 } },
    "changed",
    { a: 2 },
  ],
  [
    "what the file no longer has is removed",
    { current: { a: 1 }, base: { a: 1 } },
    "removed",
    { a: null },
  ],
  [
    "what staff changed is left",
    { wanted: { a: 2 }, current: { a: 9 }, base: { a: 1 } },
    "left",
    {},
  ],
  [
    "and left too when the file stayed",
    { wanted: { a: 1 }, current: { a: 9 }, base: { a: 1 } },
    "left",
    {},
  ],
  ["what staff took away is left away", { wanted: { a: 2 }, base: { a: 1 } }, "left", {}],
  [
    "what staff changed stays when the file drops it",
    { current: { a: 9 }, base: { a: 1 } },
    "left",
    {},
  ],
  ["what stood before any file is left", { wanted: { a: 2 }, current: { a: 9 } }, "left", {}],
] as const)("%s", (_name, sides, act, changes) => {
  expect(plan(sides)).toMatchObject({ acts: { a: act }, changes });
});

test("what staff made themselves is not touched, and equal values are no step", () => {
  const found = plan({ wanted: { a: { x: [1] } }, current: { a: { x: [1] }, own: 5 } });
  expect(found).toEqual({ acts: {}, changes: {}, base: { a: { x: [1] } } });
});

test("over staff, the file holds again", () => {
  const sides = { wanted: { a: 2 }, current: { a: 9, b: 9 }, base: { a: 1, b: 1 }, isOver: true };
  expect(plan(sides)).toEqual({
    ...{ acts: { a: "changed", b: "removed" }, changes: { a: 2, b: null }, base: { a: 2 } },
  });
});

test("a change of staff that comes into the file follows it from then on", () => {
  const exported = plan({ wanted: { a: 9 }, current: { a: 9 }, base: { a: 1 } });
  expect(exported).toEqual({ acts: {}, changes: {}, base: { a: 9 } });
  expect(plan({ wanted: { a: 3 }, current: { a: 9 }, base: exported.base }).acts).toEqual({
    a: "changed",
  });
});

test("what was left is left again", () => {
  const first = plan({ wanted: { a: 2 }, current: { a: 9 }, base: { a: 1 } });
  expect(plan({ wanted: { a: 2 }, current: { a: 9 }, base: first.base }).acts).toEqual({
    a: "left",
  });
});
