import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Literals, readLiterals } from "./read-literals.ts";

/** One source file of a brand as data; `text` is empty and `literals` undefined when it is absent. */
export type SourceFile = { path: string; text: string; literals: Literals | undefined };

/** A page of a brand's own, as it is written. */
export type PageFile = { path: string; name: string; text: string };

/** A brand's folder, read and not run. Paths are relative to the project. */
export type BrandSource = {
  /** Name of the folder, which is the brand's code. */
  code: string;
  folder: string;
  root: string;
  config: SourceFile;
  tokens: SourceFile;
  copy: SourceFile;
  theme: SourceFile;
  /** Names of the files in assets/. */
  assets: readonly string[];
  /** Everything in pages/. */
  pages: readonly PageFile[];
};

/** The codes of every brand below a project's folder, in order. */
export function brandCodes(root: string): string[] {
  return readdirSync(join(root, "brands"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

export function readBrand(root: string, code: string): BrandSource {
  const folder = `brands/${code}`;
  const read = (name: string, constant?: string): SourceFile => {
    const path = `${folder}/${name}`;
    if (!existsSync(join(root, path))) return { path, text: "", literals: undefined };
    const text = readFileSync(join(root, path), "utf8");
    return { path, text, literals: readLiterals(text, path, constant) };
  };
  const assets = join(root, folder, "assets");
  const pages = join(root, folder, "pages");
  return {
    code,
    folder,
    root,
    config: read("brand.config.ts"),
    tokens: read("tokens.ts", "tokens"),
    copy: read("copy.ts"),
    theme: read("theme.css.ts"),
    assets: existsSync(assets) ? readdirSync(assets) : [],
    pages: (existsSync(pages) ? readdirSync(pages).toSorted() : []).map((name) => ({
      path: `${folder}/pages/${name}`,
      name,
      text: readFileSync(join(pages, name), "utf8"),
    })),
  };
}

/** The line of a value, or of the nearest value around it that has one. */
export function lineOf({ literals }: SourceFile, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length--) {
    const line = literals?.lines.get(path.slice(0, length).map(String).join("."));
    if (line) return line;
  }
  return 1;
}
