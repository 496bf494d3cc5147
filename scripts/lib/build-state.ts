import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Everything that ends up in the site's build. */
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

/** Whether the build is there, for the same brand, and newer than every source. */
export function isBuilt(brand: string | undefined): boolean {
  if (!existsSync(MARK) || !existsSync("build/server/index.js")) return false;
  const { brand: builtFor } = JSON.parse(readFileSync(MARK, "utf8")) as { brand: string | null };
  return builtFor === (brand ?? null) && newestOf(SOURCES) < statSync(MARK).mtimeMs;
}

export function markBuilt(brand: string | undefined) {
  writeFileSync(MARK, JSON.stringify({ brand: brand ?? null }));
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
