import { canonicalTag } from "./language-tag.ts";

/** More than any browser sends; the rest of a longer header is not read. */
const READ_MAX = 20;

/**
 * The languages of an Accept-Language header as canonical tags, the most wanted first (RFC 9110,
 * 12.5.4). It leaves out `*`, invalid tags, and languages with `q=0`.
 */
export function acceptedLanguages(header: string): string[] {
  const wanted = header.split(",", READ_MAX).flatMap((part) => {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const tag = canonicalTag(name);
    const quality = qualityOf(parameters);
    return tag !== null && quality > 0 ? [{ tag, quality }] : [];
  });
  const sorted = wanted.toSorted((one, other) => other.quality - one.quality);
  return [...new Set(sorted.map(({ tag }) => tag))];
}

/** 1 without a weight; 0 for a weight that cannot be read. */
function qualityOf(parameters: readonly string[]): number {
  const weight = parameters.find((text) => /^q\s*=/i.test(text));
  if (weight === undefined) return 1;
  const [, digits] = /^q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i.exec(weight) ?? [];
  return Number(digits ?? 0);
}
