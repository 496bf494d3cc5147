import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { bannerPlan } from "./plan.ts";

test("each brand has nine drawings of its own on inner pages", () => {
  const brands = readdirSync("brands", { withFileTypes: true }).filter((one) => one.isDirectory());
  const drawnBy = new Map<string, string>();
  for (const { name } of brands)
    for (const group of ["p_season", "p_club", "p_vip", "p_none"])
      for (const number of [1, 2, 3] as const) {
        const subject = bannerPlan(group, number, name)?.subject;
        if (!subject) continue;
        expect([subject, drawnBy.get(subject) ?? name]).toEqual([subject, name]);
        drawnBy.set(subject, name);
      }
  expect(drawnBy.size).toBe(9 * brands.length);
});
