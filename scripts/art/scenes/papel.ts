import type { Paint } from "../draw/paint.ts";
import { circle, num, repeat, stroke } from "../draw/svg.ts";

const tints = ["#ffd35a", "#ff6b8b", "#7df0ff", "#b5f36b", "#ffae5a"];

/** Two strings of coloured lamps across the sky. */
export function lights(paint: Paint, y: number): string {
  const string = (top: number, sag: number, offset: number) =>
    stroke(`M-20 ${top}Q300 ${top + sag * 2} 620 ${top}`, "#1a1020", 3, 'opacity=".7"') +
    repeat(11, (at) => {
      const t = (at + 0.5) / 11;
      const x = -20 + t * 640;
      const low = top + sag * 4 * t * (1 - t);
      const tint = tints[(at + offset) % tints.length]!;
      return (
        circle(x, low + 12, 26, tint, 'opacity=".22"') +
        circle(x, low + 12, 11, tint) +
        circle(x - 3, low + 9, 4, "#ffffff", `opacity="${num(paint.between(0.6, 0.95))}"`)
      );
    });
  return string(y, 26, 0) + string(y - 34, 44, 2);
}
