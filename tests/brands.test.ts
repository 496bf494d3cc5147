import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import alba from "#brands/alba/brand.config.ts";
import { tokens as albaTokens } from "#brands/alba/tokens.ts";
import chispa from "#brands/chispa/brand.config.ts";
import { tokens as chispaTokens } from "#brands/chispa/tokens.ts";
import grada from "#brands/grada/brand.config.ts";
import { tokens as gradaTokens } from "#brands/grada/tokens.ts";
import mareo from "#brands/mareo/brand.config.ts";
import { tokens as mareoTokens } from "#brands/mareo/tokens.ts";
import noche from "#brands/noche/brand.config.ts";
import { tokens as nocheTokens } from "#brands/noche/tokens.ts";
import velada from "#brands/velada/brand.config.ts";
import { tokens as veladaTokens } from "#brands/velada/tokens.ts";

const brands = [
  { config: alba, tokens: albaTokens },
  { config: noche, tokens: nocheTokens },
  { config: mareo, tokens: mareoTokens },
  { config: grada, tokens: gradaTokens },
  { config: velada, tokens: veladaTokens },
  { config: chispa, tokens: chispaTokens },
];

/** Strings that stand in one brand only. Its code alone is a word of the language. */
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

describe("a build of one brand", () => {
  const folder = "test-results/build-alba";
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    BRAND: "alba",
    BUILD_DIR: folder,
    NODE_ENV: "production",
  };
  delete (env as Record<string, string | undefined>).VITEST;

  const build = (brand: string) =>
    spawnSync("node_modules/.bin/remix", ["vite:build"], { env: { ...env, BRAND: brand } });

  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true });
    expect(build("alba").status).toBe(0);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));

  test("holds the brand and not one byte of any other", () => {
    const others = isOneOf(brands.slice(1).flatMap(marks));
    const own = isOneOf([alba.legal.company]);
    const texts = files().map((path) => ({ path, text: readFileSync(path, "latin1") }));
    expect(texts.some(({ text }) => own(text))).toBe(true);
    const strays = texts.map(({ path, text }) => [path, others(text)]).filter(([, mark]) => mark);
    expect(strays).toEqual([]);
  });

  test("holds the brand's own pictures and no other's", () => {
    const pictures = (code: string) =>
      readdirSync(`brands/${code}/assets`, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => readFileSync(`brands/${code}/assets/${name}`));
    const built = files().map((path) => readFileSync(path));
    const holds = (picture: Buffer) => built.some((file) => file.equals(picture));
    expect(pictures("alba").every(holds)).toBe(true);
    const others = brands.slice(1).flatMap(({ config }) => pictures(config.code));
    expect(others.some(holds)).toBe(false);
  });

  test(
    "of a brand that is not there fails",
    () => expect(build("nadie").status).not.toBe(0),
    60_000,
  );
});
