import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Brand } from "#themes/define-brand.ts";
import type { Tokens } from "#themes/tokens.ts";

const configs = import.meta.glob<Brand>("/brands/*/brand.config.ts", {
  eager: true,
  import: "default",
});
const looks = import.meta.glob<Tokens>("/brands/*/tokens.ts", { eager: true, import: "tokens" });

/** Every brand that has a folder. */
const brands = Object.entries(configs).map(([path, config]) => ({
  config,
  tokens: looks[path.replace("brand.config.ts", "tokens.ts")]!,
}));
/** The built brand, and the brands that must leave nothing in the build. */
const [built, ...others] = brands as [(typeof brands)[number], ...typeof brands];
const { code } = built.config;

/** Strings that only one brand has. Its code alone may be an ordinary word. */
function marks({ config, tokens }: (typeof brands)[number]): string[] {
  return [
    ...config.hosts,
    config.customerService.email,
    config.legal.company,
    tokens.light.palette.page,
    tokens.dark.palette.surface,
  ];
}

const isOneOf = (values: string[]) => (text: string) =>
  values.find((value) => text.includes(value));

test("no two brands share a code, a merchant or a host", () => {
  for (const pick of [
    brands.map(({ config }) => config.code),
    brands.map(({ config }) => config.merchant),
    brands.flatMap(({ config }) => config.hosts),
  ]) {
    expect(new Set(pick).size).toBe(pick.length);
  }
});

describe("a build of one brand", { tags: "whole" }, () => {
  const folder = `test-results/build-${code}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    BRAND: code,
    BUILD_DIR: folder,
    NODE_ENV: "production",
  };
  delete (env as Record<string, string | undefined>).VITEST;

  const build = (brand: string) =>
    spawnSync("node_modules/.bin/remix", ["vite:build"], { env: { ...env, BRAND: brand } });

  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true });
    expect(build(code).status).toBe(0);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));

  test("holds the brand and not one byte of any other", () => {
    const foreign = isOneOf(others.flatMap(marks));
    const own = isOneOf([built.config.legal.company]);
    const texts = files().map((path) => ({ path, text: readFileSync(path, "latin1") }));
    expect(texts.some(({ text }) => own(text))).toBe(true);
    const strays = texts.map(({ path, text }) => [path, foreign(text)]).filter(([, mark]) => mark);
    expect(strays).toEqual([]);
  });

  test("holds the brand's own pictures and no other's", () => {
    const pictures = (of: string) =>
      readdirSync(`brands/${of}/assets`, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => readFileSync(`brands/${of}/assets/${name}`));
    const inBuild = files().map((path) => readFileSync(path));
    const holds = (picture: Buffer) => inBuild.some((file) => file.equals(picture));
    expect(pictures(code).every(holds)).toBe(true);
    const foreign = others.flatMap(({ config }) => pictures(config.code));
    expect(foreign.some(holds)).toBe(false);
  });

  test(
    "of a brand that is not there fails",
    () => expect(build("nadie").status).not.toBe(0),
    60_000,
  );
});

test("no two brands make the same choices for their inner pages", () => {
  const choices = Object.values(configs).map(({ layout }) =>
    [layout.surface, layout.pageHead, layout.stories, layout.centre].join(" "),
  );
  expect(new Set(choices).size).toBe(choices.length);
});

test.each([
  ["hero on phones", "phoneHero"],
  ["the body of inner pages", "pageBody"],
  ["login and registration", "access"],
  ["header", "header"],
  ["the bottom bar on phones", "bar"],
  ["the menu on phones", "drawer"],
  ["signs of the kinds of slots", "marks"],
] as const)("no two brands have the same form of %s", (_, choice) => {
  const forms = Object.values(configs).map(({ layout }) => layout[choice]);
  expect(new Set(forms).size).toBe(forms.length);
});

test("every brand draws its promises itself", () => {
  const drawings = brands.flatMap(({ config }) =>
    ["money", "fair", "calm"].map((promise) =>
      readFileSync(`brands/${config.code}/assets/promise-${promise}.svg`, "utf8"),
    ),
  );
  expect(new Set(drawings).size).toBe(3 * brands.length);
  for (const drawing of drawings) expect(drawing.length).toBeLessThan(4000);
});

test("no more than two brands show notices in the same form", () => {
  const forms = Object.values(configs).map(({ layout }) => layout.notices);
  for (const form of forms) expect(forms.filter((one) => one === form).length).toBeLessThan(3);
});

test("no two brands have the same form of lobby", () => {
  const forms = Object.values(configs).map(({ layout }) => layout.lobby);
  expect(new Set(forms).size).toBe(forms.length);
});
