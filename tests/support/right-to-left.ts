import type { Page } from "@playwright/test";

/**
 * Turns the page that stands there round, as for a language that is read from the right, and answers
 * what then is not where a mirror shows it: every box and every line of words whose place somebody
 * measured from the left. Carousels are left out, which turn when they start.
 */
export const turnRound = (page: Page): Promise<string[]> => page.evaluate(findUnturned);

/** Writes the page's words in Arabic letters, sound by sound: a language that nobody speaks, to look at. */
export const writePseudoArabic = (page: Page): Promise<void> => page.evaluate(inArabicLetters);

/** Runs in the page. */
function findUnturned(): string[] {
  const root = document.documentElement;
  const places = [...document.body.querySelectorAll<HTMLElement>("*")].filter(isPlaced);
  const before = places.map(boxesOf);
  root.dir = "rtl";
  const wide = root.clientWidth;
  return places.flatMap((place, at) => {
    const after = boxesOf(place);
    const isTurned = before[at]!.every(({ left, right, width }, which) => {
      const now = after[which]!;
      // A bar of the window's own may stand at the other side.
      const isFullWidth = left < 1 && right > wide - 1 && now.width > width - 1;
      return isFullWidth || Math.abs(wide - right - now.left) < 2;
    });
    return isTurned ? [] : [nameOf(place)];
  });

  function isPlaced(place: HTMLElement): boolean {
    if (place.closest(".swiper,script,style,noscript,svg *,[dir=ltr] *")) return false;
    if (!place.checkVisibility({ visibilityProperty: true })) return false;
    return !/^(inline|contents|none)$/.test(getComputedStyle(place).display);
  }

  /** The box, and that of its words where they are all it holds and take one line. */
  function boxesOf(place: HTMLElement): DOMRect[] {
    const own = place.getBoundingClientRect();
    const [words, more] = place.childNodes;
    if (more || words?.nodeType !== Node.TEXT_NODE) return [own];
    const range = document.createRange();
    range.selectNodeContents(place);
    const lines = range.getClientRects();
    return lines.length === 1 ? [own, lines[0]!] : [own];
  }

  function nameOf(place: HTMLElement): string {
    const { x, width } = place.getBoundingClientRect();
    const words = place.textContent?.trim().slice(0, 30);
    return `${place.localName}.${place.className} "${words}" at ${Math.round(x)}, ${Math.round(width)} wide`;
  }
}

/** Runs in the page. */
function inArabicLetters() {
  const from = "abcdefghijklmnopqrstuvwxyzáéíóúñü";
  const to = "ابثدعفغهيجكلمنوبقرستوفشخيزاعيوونو";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest("script,style,noscript,[translate=no]")) continue;
    node.data = node.data.replace(/\p{L}/gu, (letter) => {
      const at = from.indexOf(letter.toLowerCase());
      return at < 0 ? letter : to[at]!;
    });
  }
}
