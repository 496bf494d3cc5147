import type { SharedParts } from "#app/i18n/ssr.ts";

const known = new WeakMap<object, Map<string, string>>();
/** Parts kept per object; the oldest makes room, for names may hold counts without an end. */
export const KEPT_PARTS = 500;

/**
 * The shared HTML of one page. `htmlOf` gives what an earlier page kept. `keep` takes the missing parts
 * out of the finished page for the pages after it. `look` names what else changes the HTML of all
 * parts, such as the brand and the language.
 */
export function sharedParts(look: string): SharedParts & { keep(page: Buffer): void } {
  const missing: { name: string; of: object }[] = [];
  const keyOf = (name: string) => `${look} ${name}`;
  return {
    htmlOf(name, of) {
      const html = known.get(of)?.get(keyOf(name));
      if (html === undefined) missing.push({ name, of });
      return html;
    },
    keep(page) {
      for (const { name, of } of missing) {
        const start = Buffer.from(`<rendered-once data-part="${name}">`);
        const from = page.indexOf(start) + start.length;
        const to = page.indexOf("</rendered-once>", from);
        if (from < start.length || to < 0) continue;
        const html = page.toString("utf8", from, to);
        const own = known.get(of) ?? new Map<string, string>();
        if (own.size >= KEPT_PARTS) own.delete(own.keys().next().value!);
        known.set(of, own.set(keyOf(name), html));
      }
    },
  };
}
