import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const named = new Set(
  [...readFileSync("docs/security.md", "utf8").matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`/g)].map(
    ([, path = ""]) => path,
  ),
);

test("every test that the table of security names is there", () => {
  expect(named.size).toBeGreaterThan(20);
  expect([...named].filter((path) => !existsSync(path))).toEqual([]);
});

test("every attack has its row in the table", () => {
  const attacks = readdirSync("tests/attacks").filter((name) => name.endsWith(".test.ts"));
  expect(attacks.filter((name) => !named.has(`tests/attacks/${name}`))).toEqual([]);
});
