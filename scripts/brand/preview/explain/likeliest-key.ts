/** The parts of a page that wordings are named after. */
export const LANDMARKS = ["header", "nav", "footer", "main", "dialog", "form", "button"] as const;

const FRAME = ["header", "nav", "footer"];

/**
 * Of keys with the same words, the one that is meant at a place comes first: one that is named after
 * what stands around the place (the nearest first), and a frame's words in the frame of the page
 * alone. Keys that nothing tells apart stay in their order.
 */
export function likeliestFirst(keys: readonly string[], around: readonly string[]): string[] {
  const isFrame = around.some((name) => FRAME.includes(name));
  const rank = (key: string) => {
    const [namespace, ...path] = key.split(".");
    const nearest = around.findIndex((name) => path.includes(name));
    const named = nearest < 0 ? 0 : LANDMARKS.length - nearest;
    return named * 2 + ((namespace === "common") === isFrame ? 1 : 0);
  };
  return keys.toSorted((one, other) => rank(other) - rank(one));
}
