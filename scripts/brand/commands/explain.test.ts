import { resolve } from "node:path";
import { expect, test } from "vitest";
import { explain } from "./explain.ts";

const root = resolve(import.meta.dirname, "../../..");

async function told(...args: string[]) {
  const said: string[] = [];
  await explain.run(args, { root, say: (line) => said.push(line) });
  return said;
}

test.each([
  ["layout.hero", 'layout.hero is "dock", from brand: brands/noche/brand.config.ts'],
  ["options.loggedInToHome", "options.loggedInToHome is false, from default"],
  ["light.palette.faint", 'light.palette.faint is "#5b617f", from brand: brands/noche/tokens.ts'],
  ["dark.palette.navInk", 'dark.palette.navInk is "#b4b9d3", from default'],
  ["es.home.popular", 'es.home.popular is "Popular ahora", from brand: brands/noche/copy.ts'],
  ["flags.FREEPLAY3", "flags.FREEPLAY3 is false, from default"],
])("%s says where it comes from", async (key, expected) => {
  expect((await told("noche", key))[0]).toContain(expected);
});

test("wording that a brand replaced shows what all share as well", async () => {
  expect(await told("noche", "es.home.popular")).toHaveLength(3);
});

test("a key that nobody has proposes the one that was meant", async () => {
  await expect(told("noche", "layout.hreo")).rejects.toThrow('Did you mean "layout.hero"?');
});
