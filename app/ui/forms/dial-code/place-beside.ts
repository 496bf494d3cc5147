const GAP = 6;
const EDGE = 12;
const HEIGHT = 340;
const WIDTH = 320;

/**
 * Lifts a popup over everything, including a modal dialog, and keeps it next to its button: below,
 * or above where there is more room. Returns the function that ends it.
 */
export function placeBeside(popup: HTMLElement, anchor: HTMLElement): () => void {
  if ("showPopover" in popup) {
    popup.setAttribute("popover", "manual");
    popup.showPopover();
  }
  const place = () => {
    const { left, top, bottom } = anchor.getBoundingClientRect();
    const below = innerHeight - bottom - GAP - EDGE;
    const above = top - GAP - EDGE;
    const isBelow = below >= Math.min(HEIGHT, 240) || below >= above;
    const width = Math.min(WIDTH, innerWidth - 2 * EDGE);
    const style = popup.style;
    style.width = `${width}px`;
    style.left = `${Math.max(EDGE, Math.min(left, innerWidth - width - EDGE))}px`;
    style.maxHeight = `${Math.max(180, Math.min(HEIGHT, isBelow ? below : above))}px`;
    style.top = isBelow ? `${bottom + GAP}px` : "auto";
    style.bottom = isBelow ? "auto" : `${innerHeight - top + GAP}px`;
  };
  place();
  const options = { capture: true, passive: true };
  addEventListener("scroll", place, options);
  addEventListener("resize", place, options);
  return () => {
    removeEventListener("scroll", place, options);
    removeEventListener("resize", place, options);
  };
}
