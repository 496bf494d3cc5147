import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { flatten } from "#scripts/brand/plan/flatten.ts";
import type { KnownBrand } from "../brand/check/checks/check-data.ts";
import { filesBelow, type ImageFile } from "./image-files.ts";

/** A part of another brand in a place where none is allowed. */
export type Trace = { path: string; brand: string; what: string };

/** Shorter words or numbers, or fewer colours, match by chance. */
const [LETTERS_MIN, NUMBER_MIN, COLORS_MIN] = [16, 6, 5];

/**
 * Every file with a picture, a host, an address, a company, a licence, wording, or the colours of
 * another brand. Things that both brands have prove nothing and are skipped. Files are compared by
 * all their bytes, texts by their content.
 */
export function foreignTraces(
  files: readonly ImageFile[],
  own: KnownBrand,
  others: readonly KnownBrand[],
): Trace[] {
  const ownWords = new Set(wordsOf(own));
  const ownColors = new Set(colorsOf(own));
  const ownFiles = new Set(hashesOf(own).keys());
  const words = new Map<string, string>();
  const hashes = new Map<string, [brand: string, name: string]>();
  for (const other of others) {
    for (const word of wordsOf(other)) if (!ownWords.has(word)) words.set(word, other.code);
    for (const [hash, name] of hashesOf(other))
      if (!ownFiles.has(hash)) hashes.set(hash, [other.code, name]);
  }
  const colors = others.map(({ code, ...other }) => ({
    code,
    own: new Set(colorsOf({ code, ...other }).filter((color) => !ownColors.has(color))),
  }));
  const pattern = new RegExp([...words.keys()].map((word) => escaped(word)).join("|"), "g");
  return files.flatMap(({ path, place }): Trace[] => {
    const content = readFileSync(place);
    const picture = hashes.get(hashOf(content));
    if (picture) return [{ path, brand: picture[0], what: `is its ${picture[1]}` }];
    const text = content.toString("latin1");
    const said = words.size > 0 ? (text.match(pattern) ?? []) : [];
    const named = [...new Set(said)].map((word) => ({
      ...{ path, brand: words.get(word)!, what: `says "${readable(word)}"` },
    }));
    const worn = new Set(text.toLowerCase().match(/#[0-9a-f]{6}\b/g));
    const painted = colors
      .filter(
        ({ own: theirs }) => [...theirs].filter((color) => worn.has(color)).length >= COLORS_MIN,
      )
      .map(({ code }) => ({ path, brand: code, what: "wears its colours" }));
    return [...named, ...painted];
  });
}

const escaped = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** Files are read byte by byte, so that a picture can be searched too. */
const bytewise = (word: string) => Buffer.from(word).toString("latin1");
const readable = (word: string) => Buffer.from(word, "latin1").toString();

function wordsOf({ code, data, copy, pages }: KnownBrand): string[] {
  const numbers = [data.legal.licence, ...data.licences.map(({ number }) => number)];
  const licences = numbers.filter(({ length }) => length >= NUMBER_MIN);
  const said = Object.values(flatten(copy.literals?.value ?? {})).map(String);
  const texts = [...said, ...pages.flatMap(({ text }) => text.split("\n"))];
  return [
    ...data.hosts,
    ...[data.customerService.email, data.legal.company, `brands/${code}/`],
    ...licences,
    ...texts.filter((text) => text.length >= LETTERS_MIN),
  ].map(bytewise);
}

function colorsOf({ looks }: KnownBrand): string[] {
  return Object.values(flatten({ light: looks.light.palette, dark: looks.dark.palette })).map(
    (color) => String(color).toLowerCase(),
  );
}

const hashOf = (content: Buffer) => createHash("sha256").update(content).digest("hex");

/** A typeface's licence is its maker's: every user of the face has the same text. */
const isLicenceText = (path: string) => /LICENSE(\.txt)?$/.test(path);

function hashesOf({ root, folder }: KnownBrand): Map<string, string> {
  const assets = join(root, folder, "assets");
  if (!existsSync(assets)) return new Map();
  const pictures = filesBelow(assets).filter(({ path }) => !isLicenceText(path));
  return new Map(pictures.map(({ path, place }) => [hashOf(readFileSync(place)), path]));
}
