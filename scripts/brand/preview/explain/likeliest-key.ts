/** The landmarks of a page that wording keys are named after. */
export const LANDMARKS = ["header", "nav", "footer", "main", "dialog", "form", "button"] as const;

const FRAME = ["header", "nav", "footer"];

/**
 * Sorts keys with the same words by their fit to a place. A key named after the nearest landmark
 * comes first. Words of a page's frame come first only in the frame. Equal keys keep their order.
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
