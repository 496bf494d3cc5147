import { specificity } from "./specificity.ts";

type Declared = { value: string; rank: number };
/** An element's declared values by property, after the cascade. */
export type Declarations = ReadonlyMap<string, string>;

const IMPORTANT = 1_000_000;

/** Reads the rules themselves: a computed style no longer contains the variable names. */
export function declarationsOf(element: Element): Declarations {
  const won = new Map<string, Declared>();
  const take = (css: string, rank: number) => {
    for (const { property, value, isImportant } of parts(css)) {
      const before = won.get(property);
      const own = rank + (isImportant ? IMPORTANT : 0);
      if (!before || own >= before.rank) won.set(property, { value, rank: own });
    }
  };
  for (const { selectorText, style } of rulesOf(element.ownerDocument)) {
    const ranks = selectorText.split(/,(?![^(]*\))/).flatMap((selector) => {
      return matches(element, selector) ? [specificity(selector)] : [];
    });
    if (ranks.length > 0) take(style.cssText, Math.max(...ranks));
  }
  take(element.getAttribute("style") ?? "", IMPORTANT / 2);
  return new Map([...won].map(([property, { value }]) => [property, value]));
}

function matches(element: Element, selector: string): boolean {
  try {
    return !selector.includes("::") && element.matches(selector);
  } catch {
    return false;
  }
}

/** Every rule that applies at this width and in this mode, in order. */
function* rulesOf(page: Document): Generator<CSSStyleRule> {
  for (const sheet of [...page.styleSheets, ...page.adoptedStyleSheets])
    if (!sheet.disabled) yield* below(sheet.cssRules, page);
}

function* below(rules: CSSRuleList, page: Document): Generator<CSSStyleRule> {
  for (const rule of rules) {
    // The rules have the classes of the frame's window, so `instanceof` fails here.
    const { selectorText, media, cssRules } = rule as CSSStyleRule & CSSMediaRule;
    if (media && !page.defaultView!.matchMedia(media.mediaText).matches) continue;
    if (selectorText) yield rule as CSSStyleRule;
    if (cssRules?.length) yield* below(cssRules, page);
  }
}

function parts(css: string) {
  return css.split(/;(?![^(]*\))/).flatMap((declaration) => {
    const at = declaration.indexOf(":");
    if (at < 0) return [];
    const property = declaration.slice(0, at).trim();
    const value = declaration.slice(at + 1).trim();
    return [{ property, value, isImportant: value.endsWith("!important") }];
  });
}
