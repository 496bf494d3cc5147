/** In the page: the texts of boxes that lie on one another. */
export function overlapping(all: Element[]): string[] {
  const boxes = all.map((one) => one.getBoundingClientRect());
  return boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter((other) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return across > 1 && down > 1;
      })
      .map(() => all[at]!.textContent ?? ""),
  );
}
