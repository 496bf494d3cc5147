/** The direction of reading as an angle; the page's direction sets it. */
export const ENDWARD = "--endward";

/** A mask for a drawing that begins in the words before it: it is whole from this share of its width. */
export const fadedStart = (share: string) =>
  `linear-gradient(var(${ENDWARD}), transparent, #000 ${share})`;
