import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { readBrand } from "../../source/brand-source.ts";
import type { Finding } from "../finding.ts";

const FOLDERS = ["app", "themes", "platform"];
/** Tests name brands to look at them; the demonstration's own data are theirs; words are words. */
const MAY = /\.(test|spec)\.tsx?$|^platform\/(demo|store\/migrations)\/|^app\/i18n\/locales\//;

/**
 * Texts, patterns, selectors and keys of the site's and the platform's own code in which a brand's
 * code, name, merchant or host stands as a word. A code that has no folder yet may be asked for.
 */
export function checkHardCoded(root: string, codes: readonly string[]): Finding[] {
  const brands = codes.map((brand) => ({ brand, word: wordOf(root, brand) }));
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((path) => `${folder}/${path}`)
      .filter((path) => /\.tsx?$/.test(path) && !MAY.test(path))
      .flatMap((file) => {
        const text = readFileSync(join(root, file), "utf8");
        // Most files name nobody, and need no closer look.
        const named = brands.filter(({ word }) => word.test(text));
        return named.length > 0 ? findingsIn(file, text, named) : [];
      }),
  );
}

type Named = { brand: string; word: RegExp };

/** What names a brand, as a word of its own. */
function wordOf(root: string, code: string): RegExp {
  const config = readBrand(root, code).config.literals?.value as
    | Partial<Record<"name" | "merchant" | "hosts", unknown>>
    | undefined;
  const words = [code, config?.name, config?.merchant, config?.hosts]
    .flat()
    .filter((word): word is string => typeof word === "string" && word !== "");
  const escaped = words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])`, "u");
}

function findingsIn(file: string, text: string, named: readonly Named[]): Finding[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = text.split("\n");
  const found = new Map<string, Finding>();
  const look = (node: ts.Node): void => {
    const said = saidBy(node);
    if (said !== undefined)
      for (const { brand, word } of named.filter(({ word }) => word.test(said))) {
        const at = node.getStart(source) + (word.exec(node.getText(source))?.index ?? 0);
        const line = source.getLineAndCharacterOfPosition(at).line + 1;
        found.set(`${brand}:${line}`, {
          ...{ rule: "hard-coded", brand, file, line },
          message: `The code names ${brand}: ${lines[line - 1]!.trim().slice(0, 80)}`,
          fix: "Make it a choice that any brand may take in its brand.config.ts. Where the word means something else there, give the brand another name, or another code: npm run brand -- rename.",
        });
      }
    ts.forEachChild(node, look);
  };
  look(source);
  return [...found.values()];
}

/** What a text, a piece of one, a pattern or a key says; comments are none of them. */
function saidBy(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) return node.text;
  if (ts.isTemplateMiddleOrTemplateTail(node) || ts.isJsxText(node)) return node.text;
  if (ts.isRegularExpressionLiteral(node)) return node.text;
  return ts.isIdentifier(node) && isKey(node) ? node.text : undefined;
}

/** Whether a name says which part of an object is meant; how a variable is called decides nothing. */
function isKey(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyAccessExpression(parent) ||
      ts.isEnumMember(parent)) &&
    parent.name === node
  );
}
