import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { changed } from "#scripts/lib/planting/tree-copy.ts";
import { CONTROLS } from "./controls.ts";

const [met = "", unmet = ""] = readFileSync("docs/security.md", "utf8")
  .split("## OWASP ASVS 5.0.0: the met items of levels 1 and 2\n")[1]!
  .split("\n## Not met");
const rows = new Map(
  met
    .split("\n")
    .filter((line) => /^\| \d/.test(line))
    .map((line) => [line.split(" | ")[0]!.slice(2), line] as const),
);

test.each(CONTROLS)("$item: $name", (control) => {
  for (const change of [control, control.wall ?? control]) {
    const text = readFileSync(change.file, "utf8");
    expect(changed(text, change)).not.toBe(text);
  }
});

test("every row has a control that can be switched off", () => {
  expect(rows.size).toBeGreaterThan(40);
  const items = new Set(CONTROLS.map(({ item }) => item));
  expect([...rows.keys()].filter((item) => !items.has(item))).toEqual([]);
  expect([...items].filter((item) => !rows.has(item))).toEqual([]);
});

test("a control's tests are those of its row", () => {
  const strays = CONTROLS.flatMap(({ item, tests }) =>
    tests.filter((path) => !rows.get(item)?.includes(`\`${path}\``)).map((path) => [item, path]),
  );
  expect(strays).toEqual([]);
});

test("what is not met says why", () => {
  const reasons = unmet.split("\n").filter((line) => /^\| \d/.test(line));
  expect(reasons.length).toBeGreaterThan(5);
  expect(unmet).toContain("| 6.3.3 ");
  for (const line of reasons) expect(line.split(" | ")[1]!.length).toBeGreaterThan(20);
});
