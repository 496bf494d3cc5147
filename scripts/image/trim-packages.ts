import { readdirSync, rmSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/** Node loads none of these. Licences stay. */
const UNUSED_FILE = /\.(map|flow|markdown|[cm]?tsx?)$|^(?!licen[cs]e|notice|copying).*\.md$/i;
/** Folders directly below a package, which its code never names. */
const UNUSED_FOLDERS = ["test", "tests", "__tests__", "docs", "example", "examples", ".github"];

/** What is of no use to the server, by package, with the reason. */
const UNUSED_PARTS: Readonly<Record<string, readonly string[]>> = {
  // Only the compiler and editors read them. Some packages name them as optional peers.
  typescript: [""],
  "@types": [""],
  // The server writes flags as text from string/3x2.
  "country-flag-icons": ["react", "commonjs", "modules", "1x1", "3x2", "flags", "unicode"],
  // One file with everything, for a page without a bundler.
  "libphonenumber-js": ["bundle"],
  pdfkit: ["js/pdfkit.standalone.js"],
  // The database is PostgreSQL.
  "drizzle-orm": [
    ...["gel", "gel-core", "mysql-core", "mysql-proxy", "mysql2"],
    ...["singlestore", "singlestore-core", "singlestore-proxy", "sqlite-core", "sqlite-proxy"],
  ],
};

/**
 * Removes from a folder of packages what a server never loads. Returns the bytes that are gone.
 */
export function trimPackages(folder: string): number {
  let bytes = 0;
  const remove = (path: string) => {
    bytes += sizeOf(path);
    rmSync(path, { recursive: true, force: true });
  };
  for (const [name, parts] of Object.entries(UNUSED_PARTS)) {
    for (const part of parts) remove(join(folder, name, part));
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const isUnused = entry.isDirectory()
      ? UNUSED_FOLDERS.includes(entry.name) && isPackage(relative(folder, entry.parentPath))
      : UNUSED_FILE.test(entry.name);
    if (isUnused) remove(path);
  }
  return bytes;
}

/** True for "pino", "@img/sharp" and "pino/node_modules/pump", false for what lies within one. */
const isPackage = (path: string) =>
  /^(@[^/]+\/)?[^@/][^/]*$/.test(path.split("node_modules/").at(-1) ?? "");

function sizeOf(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.size ?? 0;
  const below = readdirSync(path, { recursive: true, withFileTypes: true });
  return below
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

if (import.meta.main) {
  const gone = trimPackages("node_modules");
  console.log(`${(gone / 1e6).toFixed(1)} MB of packages removed.`);
}
