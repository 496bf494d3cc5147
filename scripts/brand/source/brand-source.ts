import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { FORMS } from "./brand-forms.ts";
import { readJson } from "./read-json.ts";
import { type Literals, readLiterals } from "./read-literals.ts";

/** One source file of a brand as data; `text` is empty and `literals` undefined when it is absent. */
export type SourceFile = { path: string; text: string; literals: Literals | undefined };

/** The data files of a brand. */
export type FileName = keyof typeof FORMS | "merchant.json";

/** A brand's own page, in source form. */
export type PageFile = { path: string; name: string; text: string };

/** A brand's folder, read and not run. Paths are relative to the project. */
export type BrandSource = {
  /** The name of the folder, which is the brand's code. */
  code: string;
  folder: string;
  root: string;
  config: SourceFile;
  tokens: SourceFile;
  copy: SourceFile;
  theme: SourceFile;
  fonts: SourceFile;
  merchant: SourceFile;
  /** Every entry below the folder except folders; `isFile` is false for links and the like. */
  entries: readonly { path: string; isFile: boolean }[];
  /** The names of the files in assets/. */
  assets: readonly string[];
  /** Every entry of pages/; an entry that is not a file has no text. */
  pages: readonly PageFile[];
};

/**
 * The codes of all brands in a project's folder, in order; a link counts, because a build follows
 * it.
 */
export function brandCodes(root: string): string[] {
  return readdirSync(join(root, "brands"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
    .map(({ name }) => name)
    .toSorted();
}

/** A text as the source file of this name. */
export function sourceFile(path: string, name: FileName, text: string): SourceFile {
  const literals =
    name === "merchant.json" ? readJson(text, path) : readLiterals(text, path, FORMS[name]);
  return { path, text, literals };
}

export function readBrand(root: string, code: string): BrandSource {
  const folder = `brands/${code}`;
  const read = (name: FileName): SourceFile => {
    const path = `${folder}/${name}`;
    const text = textOf(join(root, path));
    if (text === undefined) return { path, text: "", literals: undefined };
    return sourceFile(path, name, text);
  };
  const assets = join(root, folder, "assets");
  const pages = join(root, folder, "pages");
  return {
    code,
    folder,
    root,
    config: read("brand.config.ts"),
    tokens: read("tokens.ts"),
    copy: read("copy.ts"),
    theme: read("theme.css.ts"),
    fonts: read("fonts.ts"),
    merchant: read("merchant.json"),
    entries: entriesBelow(join(root, folder)),
    assets: namesIn(assets).filter((name) => isFile(join(assets, name))),
    pages: namesIn(pages).map((name) => ({
      path: `${folder}/pages/${name}`,
      name,
      text: textOf(join(pages, name)) ?? "",
    })),
  };
}

/** Builds ignore files that systems and editors hide, such as .DS_Store. */
const isHidden = (name: string) => name.startsWith(".");

function entriesBelow(folder: string): { path: string; isFile: boolean }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !isHidden(entry.name))
    .map((entry) => ({
      path: relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"),
      isFile: entry.isFile(),
    }))
    .toSorted((a, b) => a.path.localeCompare(b.path));
}

/** The names in a folder, in order. */
const namesIn = (folder: string) =>
  existsSync(folder) && statSync(folder).isDirectory()
    ? readdirSync(folder)
        .filter((name) => !isHidden(name))
        .toSorted()
    : [];

/** True for a file or a link to one; false for a folder or a broken link. */
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

const textOf = (path: string) => (isFile(path) ? readFileSync(path, "utf8") : undefined);

/** The line of a value, or of the nearest value around it that has one. */
export function lineOf({ literals }: SourceFile, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length--) {
    const line = literals?.lines.get(path.slice(0, length).map(String).join("."));
    if (line) return line;
  }
  return 1;
}
