const MOVES = ["pointerdown", "keydown", "scroll"];

/**
 * Calls once, when the visitor has left the page alone for `restMs`: not amid a scroll, not on the way
 * to a second tap, and not while `isBusy`: then another rest is waited for. What it returns ends the
 * waiting.
 */
export function atRest(
  restMs: number,
  call: () => void,
  isBusy: () => boolean = () => false,
): () => void {
  const end = () => {
    clearTimeout(timer);
    for (const move of MOVES) removeEventListener(move, wait);
  };
  const due = () => {
    if (isBusy()) return wait();
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
