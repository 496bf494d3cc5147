import { num, path, rect } from "../draw/svg.ts";
import { type BrandMark, document } from "./brand-mark.ts";

/** The o is an eclipse lit from below: a disk with a smaller disk cut out off its centre. */
function eclipse(x: number, y: number, r: number, hole: number, dx: number, dy: number): string {
  const disk = (cx: number, cy: number, radius: number) =>
    `M${num(cx - radius)} ${num(cy)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
  return disk(x, y, r) + disk(x + dx, y + dy, hole);
}

function logo(ink: string, volt: string): string {
  const strokes =
    "M4 38V21.5A10.25 10.25 0 0 1 24.5 21.5V38M83.2 15.6A11.4 11.4 0 1 0 83.2 33.4" +
    "M91 2V38M91 21.5A10.25 10.25 0 0 1 111.5 21.5V38M120.4 25.2H142.6A11.4 11.4 0 1 0 139.9 33.2";
  return document(
    150,
    44,
    `<path d="${strokes}" fill="none" stroke="${ink}" stroke-width="7.5" stroke-linejoin="bevel"/>`,
    path(eclipse(46.5, 24.3, 15.2, 9.8, 2.4, -2.6), volt, 'fill-rule="evenodd"'),
  );
}

const onGround = (radius: number): string =>
  document(
    64,
    64,
    rect(0, 0, 64, 64, "#0D0E1A", `rx="${radius}"`),
    '<g transform="translate(9.5 8.5) scale(1.02)">',
    '<path d="M7 40V22a15 15 0 0 1 30 0v18" fill="none" stroke="#F3F4FF" stroke-width="7"/>',
    path(eclipse(22, 26.5, 8.2, 5, 1.3, -1.5), "#D2FF3C", 'fill-rule="evenodd"'),
    "</g>",
  );

export const nocheMark: BrandMark = {
  code: "noche",
  logo: logo("#12142A", "#6F9600"),
  logoDark: logo("#F3F4FF", "#D2FF3C"),
  icon: onGround(0),
  favicon: onGround(14),
};
