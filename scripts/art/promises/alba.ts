import { petals, polar } from "../draw/shapes.ts";
import { circle, filtered, group, path, rect, repeat, stroke } from "../draw/svg.ts";
import { drawing, type Promises } from "./promise.ts";

const [RED, WINE, ORANGE, GOLD, SUN, IVORY, TEAL] = [
  "#c8102e",
  "#6d0a1e",
  "#f4622f",
  "#f7b52b",
  "#ffd45e",
  "#fff4e0",
  "#0f8078",
];

/** Each sheet of paper throws its shadow on the one below. */
const SHADOW =
  '<filter id="p" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx=".6" dy="1.8" stdDeviation=".9" flood-color="#4a0712" flood-opacity=".42"/></filter>';
const sheet = (...drawn: string[]) => filtered("p", ...drawn);

/** A round sheet with a scalloped edge. */
function scalloped(x: number, y: number, radius: number, count: number): string {
  const step = (Math.PI * 2) / count;
  const lobe = (radius * Math.sin(step / 2) * 1.04).toFixed(1);
  const arcs = repeat(
    count,
    (at) => `A${lobe} ${lobe} 0 0 1 ${polar(x, y, radius, (at + 1) * step)}`,
  );
  return `M${polar(x, y, radius, 0)}${arcs}Z`;
}

/** A hanging sheet with a scalloped foot and three holes. */
const pennant = (x: number, y: number, fill: string) =>
  group(
    { at: [x, y] },
    sheet(
      path("M0 0H17V13a2.83 2.83 0 0 1-5.67 0a2.83 2.83 0 0 1-5.66 0A2.83 2.83 0 0 1 0 13Z", fill),
    ),
    path(
      "M8.5 3l2.6 3.4-2.6 3.4-2.6-3.4ZM2.2 5h1.6v3H2.2ZM13.2 5h1.6v3h-1.6Z",
      WINE,
      'opacity=".75"',
    ),
  );

/** A coin purse with a sun on it, its clasp closed. */
const money = () =>
  drawing(
    SHADOW,
    sheet(path("M21 45C3 60 5 91 48 91S93 60 75 45C70 27 26 27 21 45Z", IVORY)),
    sheet(path("M23 46C8 60 9 87 48 87S88 60 73 46C67 31 29 31 23 46Z", RED)),
    path(
      "M24 44C30 30 66 30 72 44q-1 7-6 5.5-2 6-8 3.5-3 5.5-10 3-7 2.5-10-3-6 2.5-8-3.5-5 1.5-6-5.5Z",
      IVORY,
    ),
    sheet(path(petals(48, 66, { base: 9, long: 19, short: 15.5 }, 16), SUN)),
    circle(48, 66, 8.4, RED) + circle(48, 66, 5.6, IVORY),
    path("M20 61l3 4.5-3 4.5-3-4.5ZM76 61l3 4.5-3 4.5-3-4.5Z", SUN),
    sheet(
      stroke("M21 48C24 25 72 25 75 48", WINE, 7.5),
      stroke("M21 48C24 25 72 25 75 48", GOLD, 5),
    ),
    sheet(circle(43, 22, 6.6, WINE), circle(43, 22, 5.4, SUN)),
    sheet(circle(53, 22, 6.6, WINE), circle(53, 22, 5.4, GOLD)),
  );

/** A slate under a line of cut paper, with the percent sign in chalk. */
const fair = () =>
  drawing(
    SHADOW,
    stroke("M26 72L18 91M70 72L78 91", WINE, 4.5),
    sheet(rect(10, 24, 76, 54, IVORY, 'rx="9"')),
    sheet(rect(13, 27, 70, 48, GOLD, 'rx="7"')),
    rect(19, 33, 58, 36, "#1f2f2b", 'rx="3"'),
    `<g fill="none" stroke="${IVORY}" stroke-linecap="round">`,
    `<path d="M56 42L40 63" stroke-width="3.6"/><g stroke-width="3.2"><circle cx="40.5" cy="46.5" r="4.8"/><circle cx="55.5" cy="58.5" r="4.8"/></g>`,
    `<path d="M25 63.5h7M64 63.5h8M64 58.5h5" stroke-width="1.8" opacity=".6"/></g>`,
    sheet(path("M58 78l18-5 1.4 5-18 5Z", IVORY)),
    stroke("M8 14Q48 24 88 14", WINE, 1.6),
    pennant(12, 15.5, TEAL) +
      pennant(31, 18, SUN) +
      pennant(50, 18, ORANGE) +
      pennant(69, 15.5, IVORY),
  );

/** A sun that sleeps behind a paper cloud. */
const calm = () =>
  drawing(
    SHADOW,
    sheet(path(petals(48, 45, { base: 24, long: 43, short: 36 }, 16), RED)),
    sheet(path(petals(48, 45, { base: 22, long: 37, short: 31 }, 16), GOLD)),
    sheet(path(scalloped(48, 45, 24.5, 16), IVORY)),
    sheet(circle(48, 45, 21.5, SUN)),
    circle(35.5, 51, 3.6, ORANGE, 'opacity=".8"') + circle(60.5, 51, 3.6, ORANGE, 'opacity=".8"'),
    `<g fill="none" stroke="${WINE}" stroke-width="2.6" stroke-linecap="round">`,
    `<path d="M34.5 42.5q4.5 4.6 9 0M52.5 42.5q4.5 4.6 9 0M43.5 53q4.5 3.6 9 0"/></g>`,
    sheet(
      path(
        "M6 88a9.5 9.5 0 0 1 10-14a12 12 0 0 1 21-4a13 13 0 0 1 23 3a10 10 0 0 1 17 1.5a9 9 0 0 1 12 13.5Z",
        IVORY,
      ),
    ),
    path(
      "M22 80q5-5 10 0M42 79q6-6 12 0M66 81q4-4 8 0",
      "none",
      `stroke="${GOLD}" stroke-width="2.4" stroke-linecap="round"`,
    ),
  );

/** alba: cut paper, as at a village feast. */
export const alba = (): Promises => ({ money: money(), fair: fair(), calm: calm() });
