import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";

const root = resolve(import.meta.dirname, "../../../..");
const LONGER = 1.4;

/** Every Spanish text of the site as a pattern; a placeholder matches anything. */
async function wordings(): Promise<string[]> {
  const folder = join(root, "app/i18n/locales/es");
  const brands = readdirSync(join(root, "brands")).map((brand) => `brands/${brand}/copy.ts`);
  const files = [
    ...readdirSync(folder).map((name) => join(folder, name)),
    ...brands.map((name) => join(root, name)),
  ];
  const modules = await Promise.all(files.map((file) => import(file).catch(() => ({}))));
  const texts = modules.flatMap(({ default: words }) => strings(words));
  const asPattern = (text: string) =>
    text
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".+?");
  return [...new Set(texts.filter(hasOwnWords).map(asPattern))];
}

/** A text with little besides placeholders would match texts of other sources. */
function hasOwnWords(text: string): boolean {
  const own = text.replace(/\{\{\w+\}\}/g, "").match(/\p{L}/gu) ?? [];
  return own.length >= (text.includes("{{") ? 10 : 2);
}

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(strings) : [];
}

/**
 * Lengthens the site's own texts on the page by two fifths, like a longer language. Returns the
 * texts that are then cut off, or stick out of their button or of the window.
 */
export async function cutWhenLonger(page: Page): Promise<string[]> {
  return page.evaluate(findCut, { patterns: await wordings(), longer: LONGER });
}

/** Runs in the browser. */
function findCut({ patterns, longer }: { patterns: string[]; longer: number }): string[] {
  const isOurs = new RegExp(`^(?:${patterns.join("|")})$`, "u");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const place = node.parentElement;
    if (!place || place.closest("script,style,[inert],[aria-hidden=true],iframe")) continue;
    // A closed menu has no layout to measure.
    if (place.checkVisibility() && isOurs.test(node.data.trim())) nodes.push(node);
  }
  for (const node of nodes) node.data = stretch(node.data);
  return nodes.flatMap((node) => {
    const why = whyCut(node);
    return why ? [`${why}: ${node.data.trim().slice(0, 60)}`] : [];
  });

  /** Doubles vowels one after the other, so that words grow longer, not just more numerous. */
  function stretch(text: string): string {
    let missing = Math.ceil(text.trim().length * (longer - 1));
    while (missing > 0) {
      const before = missing;
      text = text.replace(/[aeiouáéíóú](?=\p{L}|\b)/giu, (vowel) => {
        if (missing <= 0) return vowel;
        missing -= 1;
        return vowel + vowel.toLowerCase();
      });
      if (missing === before) break;
    }
    return text;
  }

  function whyCut(node: Text): string | null {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width < 2) return null;
    const isOut = (box: DOMRect) => left < box.left - 1.5 || right > box.right + 1.5;
    const button = node.parentElement?.closest("a,button,summary");
    if (button && getComputedStyle(button).display !== "inline") {
      if (isOut(button.getBoundingClientRect())) return "stands out of its button";
    }
    for (let place = node.parentElement; place; place = place.parentElement) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(place);
      if (clipPath !== "none" || position === "fixed") return null;
      // The next slide of a carousel may be cut.
      const isCarousel = place.classList.contains("swiper");
      if (isCarousel || (/auto|scroll/.test(overflowX) && place !== document.body)) return null;
      const box = place.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX) && isOut(box)) return "is cut at the side";
      const isBelow = bottom > box.bottom + 1.5 || top < box.top - 1.5;
      if (/hidden|clip/.test(overflowY) && isBelow) return "is cut below";
    }
    return right > window.innerWidth + 1.5 || left < -1.5 ? "leaves the window" : null;
  }
}
