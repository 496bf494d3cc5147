import { globSync, readFileSync } from "node:fs";
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
 * support are followed.
 */
export function testFiles(): { pure: string[]; database: string[] } {
  const skipped = process.argv.some((word) => word.includes(BY_HAND))
    ? SKIPPED
    : [...SKIPPED, BY_HAND];
  const exclude = (name: string) => skipped.includes(name);
  const isLeftOut = process.argv.includes(QUICK) ? isWhole : () => false;
  const files = globSync("**/*.test.{ts,tsx}", { cwd: root, exclude }).filter(
    (file) => !isLeftOut(file),
  );
  return {
    pure: files.filter((file) => !needsDatabase(file)),
    database: files.filter((file) => needsDatabase(file)),
  };
}

/** A file of the whole run is not even loaded by a quick one. */
const isWhole = (file: string) =>
  readFileSync(resolve(root, file), "utf8").startsWith("// @module-tag whole\n");

const known = new Map<string, boolean>();

function needsDatabase(file: string): boolean {
  const answer = known.get(file);
  if (answer !== undefined) return answer;
  known.set(file, false);
  const text = readFileSync(resolve(root, file), "utf8");
  const needs = text.includes('inject("serverUrl")') || supportOf(file, text).some(needsDatabase);
  known.set(file, needs);
  return needs;
}

/** The test support that a file imports, as paths from the root. */
function supportOf(file: string, text: string): string[] {
  return [...text.matchAll(/\bfrom "(#|\.)([^"]+)"/g)]
    .map(([, mark, name = ""]) =>
      mark === "#" ? name : relative(root, resolve(root, dirname(file), `.${name}`)),
    )
    .filter((path) => path.startsWith("tests/"));
}
