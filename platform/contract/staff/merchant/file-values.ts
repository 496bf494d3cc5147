import { z } from "zod";
import { languageTag } from "../../languages/language-tag.ts";

/** A trimmed text of one line. */
export const line = (most: number) => z.string().trim().max(most);
export const amount = z.string().regex(/^\d{1,12}\.\d{2}$/);
export const id = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,59}$/);
/** An identifier that is part of a page's address. */
export const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/);
/** The name of a picture in the brand's own assets. */
export const picture = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,59}$/);
/** The name of one of the site's drawings. */
export const icon = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/);
/**
 * An instant in ISO 8601, in the form that `export` writes; or "22d" and "-6d", the beginning of that
 * day after or before the merchant's first one, in its zone; or "-6d 09:30", a time of that day.
 */
export const instant = z.union([
  z.string().regex(/^-?\d{1,3}d(?: (?:[01]\d|2[0-3]):[0-5]\d)?$/),
  z.iso.datetime({ offset: true }).overwrite((text) => new Date(text).toISOString()),
]);
/** Words by the BCP 47 tags of their languages, in one at least. */
export const inLanguages = <Words extends z.ZodType>(words: Words) =>
  z.record(languageTag, words).refine((given) => Object.keys(given).length > 0);
