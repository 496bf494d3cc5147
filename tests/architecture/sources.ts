import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../..");
export const FOLDERS = [
  "app",
  "brands",
  "platform",
  "scripts",
  "server",
  "tests",
  "themes",
  "vendors",
];
const TOP = ["env.ts", "server.ts", "vite.config.ts", "vitest.config.ts", "playwright.config.ts"];

export type Source = { path: string; text: string; imports: string[] };

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** Paths within the tree ("platform/contract/wire/call.ts"), or the bare name of a package. */
export function importsOf(path: string, text: string): string[] {
  const found = text.matchAll(/(?<!\.)(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g);
  return [...found].map(([, name = ""]) => {
    if (name.startsWith("#env")) return "env.ts";
    if (name.startsWith("#")) return name.slice(1);
    if (name.startsWith(".")) return relative(root, resolve(root, dirname(path), name));
    return name;
  });
}

/**
 * What a file needs when it is loaded: no types, and no `import()`, which loads later.
 */
export function valueImportsOf({ path, text }: Source): string[] {
  const values = /^(?:import|export) (?!type\b)(?:[^;"']*?from )?["'][^"']+["']/gm;
  return importsOf(path, [...text.matchAll(values)].map(([all]) => all).join("\n"));
}

export const sources: Source[] = [...FOLDERS.flatMap(sourcesBelow), ...TOP].map((path) => {
  const text = readFileSync(join(root, path), "utf8");
  return { path, text, imports: importsOf(path, text) };
});
/** Tests, and the set-up that several tests of one folder share. */
export const isTest = (path: string) =>
  /\.(test|spec)\.tsx?$/.test(path) || path.startsWith("tests/");
export const code = sources.filter(({ path }) => !isTest(path));
export const isWithin = (path: string, folder: string) =>
  path === folder || path.startsWith(`${folder}/`);
export const isOurs = (name: string) => FOLDERS.some((folder) => isWithin(name, folder));

/**
 * Every import from `from` into our own tree whose target is neither in `from` nor in `allowed`.
 */
export function strays(from: string, allowed: string[]): string[] {
  return code
    .filter(({ path }) => isWithin(path, from))
    .flatMap(({ path, imports }) => imports.map((name) => ({ path, name })))
    .filter(({ name }) => isOurs(name) || name === "env.ts" || name === "server.ts")
    .filter(({ name }) => ![from, ...allowed].some((folder) => isWithin(name, folder)))
    .map(({ path, name }) => `${path} imports ${name}`);
}

/** Files that contain the pattern, except those that may. */
export function holders(pattern: RegExp, mayHold: (path: string) => boolean): string[] {
  return sources
    .filter(({ path, text }) => !mayHold(path) && pattern.test(text))
    .map((s) => s.path);
}
