import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { completePalette } from "#themes/make-theme.ts";
import { checkData } from "../check/checks/check-data.ts";
import { type BrandSource, readBrand } from "../source/brand-source.ts";
import { readLiterals } from "../source/read-literals.ts";
import type { BrandFacts, FileFact } from "./brand-facts.ts";
import { flatten, type Plain } from "./flatten.ts";
import { readRoutes } from "./read-routes.ts";
import { settingsFacts } from "./settings-facts.ts";

/** Read as data and compared as data, so they are not compared a second time as files. */
const AS_DATA = /^(brand\.config|tokens|copy)\.ts$|^assets\/[^/]+$/;

/**
 * The facts of a brand that players can notice, from a project's folder. Undefined when there is no
 * such brand. A folder that today's rules refuse, because it is older, is read unchanged.
 */
export function readFacts(root: string, code: string): BrandFacts | undefined {
  if (!existsSync(join(root, "brands", code))) return undefined;
  const source = readBrand(root, code);
  const { known } = checkData(source);
  const files = filesBelow(join(root, "brands", code));
  const inAssets = Object.entries(files).filter(([name]) => /^assets\/[^/]+$/.test(name));
  const others = Object.entries(files).filter(([name]) => !AS_DATA.test(name));
  const routes = join(root, "app/routes.ts");
  return {
    settings: settingsFacts(known?.data ?? source.config.literals?.value ?? {}, ownPages(source)),
    looks: known ? looksFacts(known.looks) : flatten(source.tokens.literals?.value ?? {}),
    ownTexts: flatten(source.copy.literals?.value ?? {}),
    sharedTexts: sharedTexts(root, known?.data.languages),
    routes: existsSync(routes) ? readRoutes(readFileSync(routes, "utf8")) : [],
    pictures: Object.fromEntries(
      inAssets.map(([name, fact]) => [name.slice("assets/".length), fact]),
    ),
    files: Object.fromEntries(others),
    platformFlags: undefined,
  };
}

/** The names of a brand's own pages, each once. */
export const ownPages = ({ pages }: BrandSource): string[] => [
  ...new Set(pages.map(({ name }) => name.split(".")[0]!)),
];

type Mode = { palette: Parameters<typeof completePalette>[0] };
type Looks = { light: Mode; dark: Mode };

/** Tokens by their path, including derived colours. */
export function looksFacts(looks: Looks): Record<string, Plain> {
  const whole = (mode: Mode) => ({ ...mode, palette: completePalette(mode.palette) });
  return flatten({ ...looks, light: whole(looks.light), dark: whole(looks.dark) });
}

/** The shared wording, in this brand's languages. */
function sharedTexts(root: string, languages: readonly string[] = ["es", "en"]) {
  const shared = languages.flatMap((language) => {
    const folder = join(root, "app/i18n/locales", language);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => name.endsWith(".ts"))
      .map((name) => {
        const path = join(folder, name);
        const words = readLiterals(readFileSync(path, "utf8"), path)?.value;
        return flatten(words, `${language}.${name.replace(/\.ts$/, "")}`);
      });
  });
  return Object.assign({}, ...shared) as Record<string, Plain>;
}

function filesBelow(folder: string): Record<string, FileFact> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const found = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => [path.slice(folder.length + 1), factOf(readFileSync(path))] as const);
  return Object.fromEntries(found);
}

export function factOf(content: Uint8Array): FileFact {
  return { bytes: content.length, sha256: createHash("sha256").update(content).digest("hex") };
}
