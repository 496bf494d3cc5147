import { expect, test } from "vitest";
import { instantOfWall, wallTime } from "./wall-time.ts";

const CHRISTMAS = Date.UTC(2026, 11, 25, 2);

test("an instant is shown in the brand's zone, and read back from it", () => {
  expect(wallTime(CHRISTMAS, "America/Mexico_City")).toBe("2026-12-24T20:00");
  expect(instantOfWall("2026-12-24T20:00", "America/Mexico_City")).toBe(CHRISTMAS);
});

test("also in the hours around a change of the clocks", () => {
  const changed = Date.UTC(2026, 3, 5, 4, 30);
  expect(instantOfWall(wallTime(changed, "America/Santiago"), "America/Santiago")).toBe(changed);
});

test.each(["", "mañana", "2026-13-01T00:00", "2026-12-24"])("%j is no time", (text) => {
  expect(instantOfWall(text, "America/Mexico_City")).toBeNull();
});
