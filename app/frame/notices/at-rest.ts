const MOVES = ["pointerdown", "keydown", "scroll"];

/**
 * Calls once, when the visitor has left the page alone for `restMs`: not amid a scroll, not on the way
 * to a second tap. What it returns ends the waiting.
 */
export function atRest(restMs: number, call: () => void): () => void {
  const end = () => {
    clearTimeout(timer);
    for (const move of MOVES) removeEventListener(move, wait);
  };
  const due = () => {
    end();
    call();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(due, restMs);
  };
  let timer = setTimeout(due, restMs);
  for (const move of MOVES) addEventListener(move, wait, { passive: true });
  return end;
}
