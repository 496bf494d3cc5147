import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype, { type Font } from "opentype.js";

const packages = {
  lilita: "lilita-one",
  russo: "russo-one",
  titan: "titan-one",
  luckiest: "luckiest-guy",
} as const;

export type FontName = keyof typeof packages;

const loaded = new Map<FontName, Font>();

/** A display font, parsed once; text is drawn as paths so that no font is needed to render. */
export function font(name: FontName): Font {
  const known = loaded.get(name);
  if (known) return known;
  const folder = packages[name];
  const file = `@fontsource/${folder}/files/${folder}-latin-400-normal.woff`;
  const bytes = readFileSync(createRequire(import.meta.url).resolve(file));
  const parsed = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
  loaded.set(name, parsed);
  return parsed;
}
