import { describe, expect, test } from "vitest";
import { code, isOurs, isTest, isWithin, strays, valueImportsOf } from "./sources.ts";

/** The one list of the contract that themes/ shares: a brand chooses among what a platform has. */
const GAME_TYPES = "platform/contract/play/game-types.ts";
/** The one form of amounts, which the site, the games and the gateway share. */
const WRITTEN_MONEY = "platform/contract/wire/written-money.ts";

describe("imports point one way", () => {
  test.each([
    ["themes", [GAME_TYPES, WRITTEN_MONEY]],
    ["brands", ["themes"]],
    ["app", ["themes", "brands", "platform/contract", "env.ts"]],
    ["app/ui", ["themes", "app/i18n", WRITTEN_MONEY]],
    ["platform/contract", []],
    ["platform/domain", ["platform/contract"]],
    ["platform", ["env.ts", "vendors/catalogue"]],
    ["vendors/catalogue", ["platform/contract"]],
    ["vendors", ["platform/contract"]],
    ["server", ["env.ts", "platform", "vendors"]],
  ])("%s imports nothing of ours but %j", (from, allowed) => {
    expect(strays(from, allowed as string[])).toEqual([]);
  });

  test("what the home page is drawn with brings no checker of data to the browser", () => {
    const byPath = new Map(code.map((source) => [source.path, source]));
    const starts = code.filter(({ path }) =>
      /^app\/(root|features\/games\/(home|card)\/(?!route|layout)[\w-]+)\.tsx$/.test(path),
    );
    const heavy: string[] = [];
    const seen = new Set<string>();
    const waiting = starts.map(({ path }) => path);
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const source = byPath.get(path);
      if (seen.has(path) || !source || path.includes(".server.")) continue;
      seen.add(path);
      const read = valueImportsOf(source);
      if (read.includes("zod")) heavy.push(path);
      waiting.push(...read);
    }
    expect(seen.size).toBeGreaterThan(40);
    expect(heavy).toEqual([]);
  });

  test("the catalogue reaches the platform as data to be seeded, nowhere else", () => {
    const readers = code.filter(
      ({ path, imports }) =>
        isWithin(path, "platform") && imports.some((name) => isWithin(name, "vendors")),
    );
    expect(readers.filter(({ path }) => !isWithin(path, "platform/demo"))).toEqual([]);
  });

  test.each([GAME_TYPES, WRITTEN_MONEY])("%s brings nothing along", (shared) => {
    const file = code.find(({ path }) => path === shared);
    expect(file?.imports).toEqual([]);
  });

  test("features never import each other", () => {
    const area = (path: string) => path.split("/")[2];
    const crossing = code
      .filter(({ path }) => isWithin(path, "app/features"))
      .flatMap(({ path, imports }) => imports.map((name) => ({ path, name })))
      .filter(({ path, name }) => isWithin(name, "app/features") && area(name) !== area(path));
    expect(crossing).toEqual([]);
  });

  test("the rules of the domain do no input or output", () => {
    const io = /^(node:(fs|net|http|https|child_process|dgram|tls|dns)|pg|drizzle-orm|hono|pino)/;
    const doing = code
      .filter(({ path }) => isWithin(path, "platform/domain"))
      .filter(({ imports }) => imports.some((name) => io.test(name)));
    expect(doing.map(({ path }) => path)).toEqual([]);
  });

  test("passwords are worked on in one place, where few are at once", () => {
    const working = code.filter(
      ({ path, imports }) => isWithin(path, "platform") && imports.includes("@node-rs/argon2"),
    );
    expect(working.map(({ path }) => path)).toEqual(["platform/core/hashing/password-hash.ts"]);
  });

  test("the contract needs zod, jose, RE2, ipaddr.js and Node's hashes only", () => {
    const outside = code
      .filter(({ path }) => isWithin(path, "platform/contract"))
      .flatMap(({ imports }) => imports.filter((name) => !isOurs(name)));
    expect(
      outside.filter(
        (name) => !["zod", "jose", "re2js", "ipaddr.js", "node:crypto"].includes(name),
      ),
    ).toEqual([]);
  });

  test("the code imports no test", () => {
    const importing = code.filter(({ imports }) => imports.some(isTest));
    expect(importing.map(({ path }) => path)).toEqual([]);
  });
});
