const MOVES = ["pointerdown", "pointermove", "keydown", "scroll"];

/**
 * Calls once when the visitor has left the page alone for `restMs`. Each of MOVES begins the rest
 * anew. While `isBusy`, it waits for the next rest. The returned function ends the waiting.
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
