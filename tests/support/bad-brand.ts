import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

type Change = {
  change?: { file: string; from: string; to: string }[];
  remove?: string[];
  copy?: { from: string; to: string }[];
  add?: Record<string, string>;
};

/** The pictures that the rules read; a brand's many other pictures would only take time. */
const LOOKED_AT = /^p_(?:blog|story)-\d(?:-scene)?\.avif$|^(?!p_|help-)(?!.*-[23]\.(avif|webp)$)/;

/**
 * A project of two brands in a separate folder. Its brand "noche" gets the changes of a folder of
 * tests/brands: one fault for one rule. Paths are relative to the brand.
 */
export function badBrand(folder: string): { root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), `${basename(folder)}-`));
  for (const code of ["alba", "noche"])
    cpSync(join("brands", code), join(root, "brands", code), {
      recursive: true,
      filter: (path) => LOOKED_AT.test(basename(path)),
    });
  const inBrand = (path: string) => join(root, "brands/noche", path);
  const said: Change = JSON.parse(readFileSync(join(folder, "change.json"), "utf8"));
  for (const { file, from, to } of said.change ?? []) {
    const text = readFileSync(inBrand(file), "utf8");
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    writeFileSync(inBrand(file), text.replace(from, to));
  }
  for (const path of said.remove ?? []) rmSync(inBrand(path));
  for (const { from, to } of said.copy ?? []) cpSync(inBrand(from), inBrand(to));
  for (const [path, text] of Object.entries(said.add ?? {})) {
    mkdirSync(dirname(inBrand(path)), { recursive: true });
    writeFileSync(inBrand(path), text);
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
