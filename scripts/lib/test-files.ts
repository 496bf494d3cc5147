import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const SKIPPED = ["node_modules", "build", ".data", ".git", "test-results"];
/** Tests that take minutes and judge by statistics. They run when the command line names them. */
const BY_HAND = "by-hand";
/** Leaves out the tests that only a whole run has. */
export const QUICK = "--tags-filter=!whole";

/**
 * Every test file by its needs. `database` files use the tests' PostgreSQL, directly or through
 * their imports; `pure` files do not. The code imports no test support, so only tests and their
 * support are followed. `bundled` files of either kind reach something that only Vite can read.
 */
export function testFiles(): Record<
  "pure" | "database" | "bundledPure" | "bundledDatabase",
  string[]
> {
  const skipped = process.argv.some((word) => word.includes(BY_HAND))
    ? SKIPPED
    : [...SKIPPED, BY_HAND];
  const exclude = (name: string) => skipped.includes(name);
  const isLeftOut = process.argv.includes(QUICK) ? isWhole : () => false;
  const files = globSync("**/*.test.{ts,tsx}", { cwd: root, exclude }).filter(
    (file) => !isLeftOut(file),
  );
  const chosen = (bundled: boolean, database: boolean) =>
    files.filter((file) => needsBundler(file) === bundled && needsDatabase(file) === database);
  return {
    pure: chosen(false, false),
    database: chosen(false, true),
    bundledPure: chosen(true, false),
    bundledDatabase: chosen(true, true),
  };
}

/** A file of the whole run is not even loaded by a quick one. */
const isWhole = (file: string) => read(file).text.startsWith("// @module-tag whole\n");

const needsDatabase = (file: string) => reaches(file, "onDatabase", TEST_SUPPORT);

const TEST_SUPPORT = /^tests\//;
const EVERYTHING = /^/;
const BUNDLED_NAME = /\.(tsx|css|css\.ts)$/;
const BUNDLED_WORD = /\bimport\.meta\.(glob|env)\b|\?(url|raw)\b[^"]*"/;

/** Node runs plain TypeScript by itself, which spares most tests the bundler. */
const needsBundler = (file: string) => reaches(file, "isBundled", EVERYTHING);

/** Whether a file is of that kind, or one that it reaches through imports of `followed` paths. */
function reaches(start: string, kind: "onDatabase" | "isBundled", followed: RegExp): boolean {
  const met = new Set([start]);
  for (const path of met) {
    const file = read(path);
    if (file[kind]) return true;
    for (const next of file.imports) if (followed.test(next)) met.add(next);
  }
  return false;
}

type Read = { text: string; imports: string[]; onDatabase: boolean; isBundled: boolean };
const known = new Map<string, Read>();

/** A file's text and its imports, as paths from the root. */
function read(file: string): Read {
  const before = known.get(file);
  if (before) return before;
  // A text may hold an import that is an example.
  const text = existsSync(resolve(root, file)) ? readFileSync(resolve(root, file), "utf8") : "";
  const imports = [
    ...text.matchAll(/\b(?:from|import|import\() ?"(#|\.)([^"]+\.[a-z]+)[^".]*"/g),
  ].map(([, mark, name = ""]) =>
    mark === "#" ? name : relative(root, resolve(root, dirname(file), `.${name}`)),
  );
  const answer = {
    text,
    imports,
    onDatabase: text.includes('inject("serverUrl")'),
    isBundled: BUNDLED_NAME.test(file) || BUNDLED_WORD.test(text),
  };
  known.set(file, answer);
  return answer;
}
