import type { Page } from "@playwright/test";

/**
 * Mirrors the current page, as for a right-to-left language, and returns the places that are not
 * mirrored. It checks every box and every line of text. Carousels are left out, because they set
 * their direction at the start.
 */
export const turnRound = (page: Page): Promise<string[]> => page.evaluate(findUnturned);

/** Runs in the browser. */
function findUnturned(): string[] {
  const root = document.documentElement;
  const places = [...document.body.querySelectorAll<HTMLElement>("*")].filter(isPlaced);
  const before = places.map(boxesOf);
  const directions = places.map(directionOf);
  const stood = root.getBoundingClientRect();
  // Chromium keeps sides computed before the turn; elements inserted anew have none.
  const { body } = document;
  const dialog = document.querySelector<HTMLDialogElement>("dialog:modal");
  body.remove();
  root.dir = root.dir === "rtl" ? "ltr" : "rtl";
  root.append(body);
  dialog?.removeAttribute("open");
  dialog?.showModal();
  // The window's scrollbar may be on the other side now.
  const stands = root.getBoundingClientRect();
  return places.flatMap((place, at) => {
    // A place that keeps its direction, such as figures, is not mirrored.
    if (directions[at] === directionOf(place)) return [];
    const after = boxesOf(place);
    const isTurned = before[at]!.every(({ left, right, width }, which) => {
      const now = after[which];
      // A text that wraps now has no single line to compare.
      if (!now) return true;
      const isFullWidth = left < 1 && right > stood.right - 1 && now.width > width - 1;
      return isFullWidth || Math.abs(stood.right - right - (now.left - stands.left)) < 2;
    });
    return isTurned ? [] : [nameOf(place, before[at]![0]!)];
  });

  function isPlaced(place: HTMLElement): boolean {
    if (place.closest(".swiper,script,style,noscript,svg *,body [dir=ltr] *")) return false;
    if (!place.checkVisibility({ visibilityProperty: true })) return false;
    return !/^(inline|contents|none)$/.test(getComputedStyle(place).display);
  }

  function directionOf(place: HTMLElement): string {
    return getComputedStyle(place.parentElement!).direction;
  }

  /** The element's box, and its text's box if it contains only one line of text. */
  function boxesOf(place: HTMLElement): DOMRect[] {
    const own = place.getBoundingClientRect();
    const [words, more] = place.childNodes;
    if (more || words?.nodeType !== Node.TEXT_NODE) return [own];
    const range = document.createRange();
    range.selectNodeContents(place);
    const lines = range.getClientRects();
    return lines.length === 1 ? [own, lines[0]!] : [own];
  }

  function nameOf(place: HTMLElement, stood: DOMRect): string {
    const words = place.textContent?.trim().slice(0, 30);
    const [from, to] = [stood, place.getBoundingClientRect()].map(
      ({ left, right }) => `${Math.round(left)} to ${Math.round(right)}`,
    );
    return `${place.localName}.${place.className} "${words}" stood from ${from}, and now from ${to}`;
  }
}
