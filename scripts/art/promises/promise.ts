/** The drawings beside a brand's three promises: money arrives, the RTP is in sight, pauses. */
export type Promises = Record<"money" | "fair" | "calm", string>;

/** A drawing in a square of 96, without the blanks that drawing functions leave. */
export const drawing = (...drawn: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">${drawn.join("")}</svg>`
    .replaceAll(/\s+\/>/g, "/>")
    .replaceAll(/\s+>/g, ">");
