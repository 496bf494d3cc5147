import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Finding } from "./finding.ts";

/** What the rules read besides the brands' folders. */
const RULES_READ = ["scripts/brand/check", "scripts/brand/source", "themes", "app/i18n/locales"];
const KEPT = "node_modules/.cache/brand-check.json";

type Kept = { hash: string; errors: Finding[] };

/** The first error of each brand that has one, or of one brand alone. */
export async function brandErrors(root: string, only?: string): Promise<Finding[]> {
  return (await errorsOfAll(root)).filter(({ brand }) => !only || brand === only);
}

/**
 * The errors are kept by the hash of every file that a rule reads, so a second start does not load
 * the rules at all.
 */
async function errorsOfAll(root: string): Promise<Finding[]> {
  const file = join(root, KEPT);
  const hash = hashOf(root, ["brands", ...RULES_READ]);
  const kept = readKept(file);
  if (kept?.hash === hash) return kept.errors;
  const errors = await firstErrors(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ hash, errors } satisfies Kept));
  return errors;
}

async function firstErrors(root: string): Promise<Finding[]> {
  const [{ checkBrands }, { RULES }] = await Promise.all([
    import("./check-brands.ts"),
    import("./rules.ts"),
  ]);
  const first = new Map<string, Finding>();
  for (const finding of await checkBrands(root))
    if (RULES[finding.rule].severity === "error" && !first.has(finding.brand))
      first.set(finding.brand, finding);
  return [...first.values()];
}

/** One line for a person: where the brand's first error is, and what it is. */
export const errorLine = ({ brand, file, line, message }: Finding): string =>
  `${file}:${line}: ${message} (npm run brand -- check ${brand})`;

function readKept(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Kept;
  } catch {
    return undefined;
  }
}

function hashOf(root: string, folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders.filter((one) => existsSync(join(root, one))))
    for (const path of filesBelow(join(root, folder)))
      hash.update(path).update("\0").update(readFileSync(path)).update("\0");
  return hash.digest("hex");
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
