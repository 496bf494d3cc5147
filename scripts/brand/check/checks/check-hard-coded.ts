import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { readBrand } from "../../source/brand-source.ts";
import type { Finding } from "../finding.ts";

const FOLDERS = ["app", "themes", "platform"];
/** Allowed: tests, the demonstration's own data, and locale files. */
const MAY = /\.(test|spec)\.tsx?$|^platform\/(demo|store\/migrations)\/|^app\/i18n\/locales\//;

/**
 * Texts, patterns, selectors and keys in the site's and platform's code that contain a brand's
 * code, name, merchant or host as a word. A code without a folder is allowed too.
 */
export function checkHardCoded(root: string, codes: readonly string[]): Finding[] {
  const brands = codes.map((brand) => ({ brand, word: wordOf(root, brand) }));
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((path) => `${folder}/${path}`)
      .filter((path) => /\.tsx?$/.test(path) && !MAY.test(path))
      .flatMap((file) => {
        const text = readFileSync(join(root, file), "utf8");
        // Most files name no brand and need no closer look.
        const named = brands.filter(({ word }) => word.test(text));
        return named.length > 0 ? findingsIn(file, text, named) : [];
      }),
  );
}

type Named = { brand: string; word: RegExp };

/** A pattern for a brand's names as separate words. */
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

/** The text of a string, template piece, pattern or key; comments do not count. */
function saidBy(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) return node.text;
  if (ts.isTemplateMiddleOrTemplateTail(node) || ts.isJsxText(node)) return node.text;
  if (ts.isRegularExpressionLiteral(node)) return node.text;
  return ts.isIdentifier(node) && isKey(node) ? node.text : undefined;
}

/** True when the name is an object's key. The name of a variable does not matter. */
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
