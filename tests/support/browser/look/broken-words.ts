/**
 * In the page: the words of these elements that go on in a second line, or beyond the window's edge
 * where nothing moves them.
 */
export function brokenWords(holders: Element[]): string[] {
  return holders
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .flatMap((holder) => {
      const isMoved = holder.closest("nav, [tabindex], [aria-roledescription], ul");
      const texts = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        // A picture's own words are there for the ear alone.
        if (text.parentElement!.clientWidth === 1) continue;
        for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
          const isBeyond =
            !isMoved && lines.some(({ left, right }) => left < -1 || right > innerWidth + 1);
          const last = Math.max(...lines.map(({ top }) => top));
          const isInTwo = last >= Math.min(...lines.map(({ bottom }) => bottom));
          if (isBeyond || isInTwo) found.push(word);
        }
      }
      return found;
    });
}
