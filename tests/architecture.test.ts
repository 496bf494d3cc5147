import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ROUTE_GUARDS } from "#app/server/route-guards.ts";
import { sitePaths } from "./support/site-paths.ts";

const root = resolve(import.meta.dirname, "..");
const FOLDERS = ["app", "brands", "platform", "scripts", "server", "tests", "themes", "vendors"];
const TOP = ["env.ts", "server.ts", "vite.config.ts", "vitest.config.ts", "playwright.config.ts"];

type Source = { path: string; text: string; imports: string[] };

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** Paths within the tree ("platform/contract/call.ts"), or the bare name of a package. */
function importsOf(path: string, text: string): string[] {
  const found = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g);
  return [...found].map(([, name = ""]) => {
    if (name.startsWith("#env")) return "env.ts";
    if (name.startsWith("#")) return name.slice(1);
    if (name.startsWith(".")) return relative(root, resolve(root, dirname(path), name));
    return name;
  });
}

const sources: Source[] = [...FOLDERS.flatMap(sourcesBelow), ...TOP].map((path) => {
  const text = readFileSync(join(root, path), "utf8");
  return { path, text, imports: importsOf(path, text) };
});
/** Tests, and the set-up that several tests of one folder share. */
const isTest = (path: string) =>
  /(\.(test|spec)|-under-test)\.tsx?$/.test(path) || path.startsWith("tests/");
const code = sources.filter(({ path }) => !isTest(path));
const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const isOurs = (name: string) => FOLDERS.some((folder) => isWithin(name, folder));

/** Every import out of `from` into our own tree that is neither `from` itself nor in `allowed`. */
function strays(from: string, allowed: string[]): string[] {
  return code
    .filter(({ path }) => isWithin(path, from))
    .flatMap(({ path, imports }) => imports.map((name) => ({ path, name })))
    .filter(({ name }) => isOurs(name) || name === "env.ts" || name === "server.ts")
    .filter(({ name }) => ![from, ...allowed].some((folder) => isWithin(name, folder)))
    .map(({ path, name }) => `${path} imports ${name}`);
}

/** Files that hold the pattern, but for those that may. */
function holders(pattern: RegExp, mayHold: (path: string) => boolean): string[] {
  return sources
    .filter(({ path, text }) => !mayHold(path) && pattern.test(text))
    .map((s) => s.path);
}

describe("imports point one way", () => {
  test.each([
    ["themes", []],
    ["brands", ["themes"]],
    ["app", ["themes", "brands", "platform/contract", "env.ts"]],
    ["app/ui", ["themes", "app/i18n"]],
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
    const values = /^(?:import|export) (?!type\b)[^;"']*?from ["']([^"']+)["']/gm;
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
      const read = importsOf(
        path,
        [...source.text.matchAll(values)].map(([all]) => all).join("\n"),
      );
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
    expect(readers.filter(({ path }) => !isWithin(path, "platform/store/seed"))).toEqual([]);
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
    expect(working.map(({ path }) => path)).toEqual(["platform/auth/password-hash.ts"]);
  });

  test("the contract needs zod, jose, RE2 and Node's hashes only", () => {
    const outside = code
      .filter(({ path }) => isWithin(path, "platform/contract"))
      .flatMap(({ imports }) => imports.filter((name) => !isOurs(name)));
    expect(
      outside.filter((name) => !["zod", "jose", "re2js", "node:crypto"].includes(name)),
    ).toEqual([]);
  });

  test("the code imports no test", () => {
    const importing = code.filter(({ imports }) => imports.some(isTest));
    expect(importing.map(({ path }) => path)).toEqual([]);
  });
});

test("every path of the site map says whom it lets in", () => {
  expect(Object.keys(ROUTE_GUARDS).toSorted()).toEqual(sitePaths.toSorted());
});

describe("habits", () => {
  test("styles know start and end, not left and right", () => {
    const sided =
      /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\b|\bborder(?:Top|Bottom)(?:Left|Right)Radius\b|\btextAlign: "(?:left|right)"|\bfloat: |(?<![\w.])(?:left|right): (?!"50%")/;
    const uneven = /\b(?:margin|padding|inset): "[^"\s(]+ ([^"\s(]+) [^"\s(]+ (?!\1")[^"\s(]+"/;
    const styles = sources.filter(
      ({ path }) => isWithin(path, "app") && /(\.css|-look)\.ts$/.test(path),
    );
    expect(styles.length).toBeGreaterThan(100);
    const found = styles.flatMap(({ path, text }) =>
      text
        .split("\n")
        .filter((line) => sided.test(line) || uneven.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  test("only env.ts reads the environment, scripts and tools' own configuration pass it on", () => {
    const mayRead = (path: string) =>
      path === "env.ts" || isWithin(path, "scripts") || /\.config\.ts$/.test(path) || isTest(path);
    expect(holders(/process\.env\b/, mayRead)).toEqual([]);
  });

  test("default exports only where a framework asks for one", () => {
    const framework = (path: string) =>
      /^app\/(root|entry\.(client|server)|routes)\.tsx?$/.test(path) ||
      /^app\/features\/.*\.tsx?$/.test(path) ||
      /^app\/i18n\/locales\//.test(path) ||
      /\.config\.ts$/.test(path) ||
      /^(?:tests\/brands\/served|brands)\/[^/]+\/(brand\.config|copy|fonts)\.ts$/.test(path) ||
      path === "tests/support/global-setup.ts";
    expect(holders(/^export default\b/m, framework)).toEqual([]);
  });

  test("no note is left for later", () => {
    const itself = (path: string) => path === "tests/architecture.test.ts";
    expect(holders(/\b(TODO|FIXME|XXX)\b/, itself)).toEqual([]);
  });

  test("file names are kebab-case", () => {
    const odd = sources.filter(({ path }) => !/^[a-z0-9.-]+$/.test(basename(path)));
    expect(odd.map(({ path }) => path).filter((path) => !path.startsWith("app/routes"))).toEqual(
      [],
    );
  });

  test("the tree is found at all", () => {
    expect(code.length).toBeGreaterThan(100);
  });
});
