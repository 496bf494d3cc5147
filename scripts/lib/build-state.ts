import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Every source of the site's build. */
const SOURCES = [
  "app",
  "brands",
  "themes",
  "public",
  "platform/contract",
  "env.ts",
  "vite.config.ts",
  "remix.config.js",
  "package-lock.json",
];
const MARK = "build/built-for.json";

/** What a build holds: one brand or all but some, and an additional folder of brands. */
export type Contents = {
  brand?: string | undefined;
  leftOut?: readonly string[] | undefined;
  beside?: string | undefined;
};
/** A build of an older release says nothing of brands that it left out. */
type Mark = { brand: string | null; beside: string | null; leftOut?: readonly string[] };

/**
 * True when the build exists, for the same brands, and is newer than every source. `isRight` checks
 * the build for the brands of an additional folder, which it may or must hold.
 */
export function isBuilt(
  { brand, leftOut = [] }: Contents = {},
  isRight: (beside: string | null) => boolean = () => true,
): boolean {
  if (!existsSync(MARK) || !existsSync("build/server/index.js")) return false;
  const built = JSON.parse(readFileSync(MARK, "utf8")) as Mark;
  if (built.brand !== (brand ?? null) || !isRight(built.beside)) return false;
  if ((built.leftOut ?? []).join() !== leftOut.join()) return false;
  const sources = built.beside ? [...SOURCES, built.beside] : SOURCES;
  return newestOf(sources) < statSync(MARK).mtimeMs;
}

export function markBuilt({ brand, beside, leftOut = [] }: Contents) {
  const mark: Mark = { brand: brand ?? null, beside: beside ?? null, leftOut };
  writeFileSync(MARK, JSON.stringify(mark));
}

function newestOf(paths: string[]): number {
  return Math.max(0, ...paths.filter((path) => existsSync(path)).map(newestBelow));
}

function newestBelow(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const inside = readdirSync(path).map((name) => newestBelow(join(path, name)));
  return Math.max(stats.mtimeMs, ...inside);
}
