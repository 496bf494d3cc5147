import { circle, ellipse, group, path, rect, repeat, stroke } from "../draw/svg.ts";
import { drawing, type Promises } from "./promise.ts";

const [CORAL, PEACH, SAND, FOAM, SEA, DEEP, INK] = [
  "#ff8470",
  "#ffc8ae",
  "#ffe6bd",
  "#d9f3f2",
  "#49b9bd",
  "#0a7a85",
  "#0a3340",
];

const CUT = '<clipPath id="c"><circle cx="48" cy="48" r="45"/></clipPath>';
/** A round window on the bay. */
const bay = (sky: string, ...drawn: string[]) =>
  drawing(CUT, '<g clip-path="url(#c)">', rect(0, 0, 96, 96, sky), ...drawn, "</g>");

/** Water from a row of long crests down to the foot. */
const water = (y: number, start: number, fill: string) =>
  path(`M${start} ${y}q9-6 18 0t18 0t18 0t18 0t18 0t18 0V96H${start}Z`, fill);

/** A boat before the wind, with the buoy in its sail. */
const money = () =>
  bay(
    FOAM,
    circle(71, 31, 13, PEACH) + circle(71, 31, 9, CORAL),
    stroke("M8 33h17M4 42h13M14 24h10", "#fff", 3),
    water(62, -10, SEA),
    path("M45 14C68 26 74 44 70 59H45Z", "#fff") + path("M41 24C33 34 27 46 26 57h15Z", CORAL),
    stroke("M43 12v55", INK, 2.4),
    circle(55.5, 44, 6, "none", `stroke="${CORAL}" stroke-width="4"`),
    circle(55.5, 44, 6, "none", 'stroke="#fff" stroke-width="4" stroke-dasharray="3.1 6.32"'),
    path("M18 63H79Q75 78 62 79H36Q23 78 18 63Z", INK) + path("M20.5 68H77l-1.6 3.5H22.4Z", PEACH),
    water(78, -22, DEEP),
  );

/** Clear water down to the starfish on the sand. */
const fair = () =>
  bay(
    "#fff1e3",
    water(27, -14, "#b5e8e5"),
    water(45, -6, "#86d6d6"),
    water(63, -18, SEA),
    path("M22 25l12 0 14 60H26ZM60 25h9l8 60H64Z", "#fff", 'opacity=".28"'),
    path("M-2 82Q24 70 48 78t50-4V98H-2Z", SAND),
    path(
      "M34 68l3.2 6.6 7.200.9-5.3 5 1.4 7.2-6.5-3.6-6.5 3.6 1.4-7.2-5.3-5 7.2-.9Z",
      CORAL,
      `stroke="${CORAL}" stroke-width="3" stroke-linejoin="round"`,
    ),
    repeat(4, (at) => circle([34, 34, 30.5, 37.5][at]!, [74, 79, 82, 82][at]!, 1, "#fff")),
    path("M54 84a10 9 0 0 1 20 0Z", "#fff") +
      stroke("M64 76v7M59.5 78l2 5M68.5 78l-2 5", PEACH, 1.6),
    path("M42 51q12-11 24 0q-12 11-24 0Z", CORAL) + path("M64 51l10-7v14Z", CORAL),
    path("M52 45q5 6 0 12", "none", 'stroke="#fff" stroke-width="2.2"') +
      circle(47.5, 49.6, 1.5, INK),
    circle(36, 43, 2.4, "#fff") + circle(32, 36, 1.7, "#fff") + circle(72, 68, 2, "#fff"),
  );

/** A deckchair under its parasol, at the hour when the sun goes down. */
const calm = () =>
  bay(
    PEACH,
    circle(30, 49, 21, "#ffb09a") + circle(30, 49, 15, CORAL),
    rect(0, 49, 96, 18, SEA) +
      rect(20, 53, 20, 2.4, PEACH, 'rx="1.2"') +
      rect(24, 58, 12, 2.4, PEACH, 'rx="1.2"'),
    path("M0 66q24-7 48-1t48-3v36H0Z", SAND),
    stroke("M66 20l-6 62", INK, 2.4),
    path("M36 31C42 14 64 6 80 17q9 6 10 21Q76 31 63 32.5T36 31Z", DEEP),
    path("M53 31.8Q55 18 68 12.6Q72 21 72 32.6 62 31 53 31.8Z", "#fff"),
    ellipse(50, 86, 30, 3.4, "#e9bd7d"),
    group(
      { at: [0, 2] },
      stroke("M26 82L60 62M64 83L38 64", INK, 3),
      path("M29 47l8-3.5Q42 66 66 66l-1 8Q35 74 29 47Z", CORAL),
      path("M33.5 45.2l3.5-1.6Q42 66 66 66l-.5 3.8Q38 68.5 33.5 45.2Z", "#fff"),
    ),
  );

/** mareo: the calm, flat shapes of a bay. */
export const mareo = (): Promises => ({ money: money(), fair: fair(), calm: calm() });
