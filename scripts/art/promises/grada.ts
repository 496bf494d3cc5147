import { path, rect, repeat } from "../draw/svg.ts";
import { drawing, type Promises } from "./promise.ts";

const [BLUE, SKY, GOLD, AMBER, NIGHT, WHITE] = [
  "#2f7bff",
  "#6fa5ff",
  "#ffc23d",
  "#d9942b",
  "#0b1830",
  "#f2f7ff",
];

/** The cut at the back of each sign, in the slant of the whole site. */
const SLASH =
  path("M30 4H92L66 92H4Z", "#15305f") + path("M80 4H92L66 92H54Z", BLUE, 'opacity=".55"');

/** A ticket, paid at the window, that points up to the balance. */
const money = () =>
  drawing(
    SLASH,
    '<g transform="rotate(-12 48 50)">',
    path("M6 34H90V45L85 51L90 57V68H6V57L11 51L6 45Z", NIGHT, 'transform="translate(3 4)"'),
    path("M6 32H90V43L85 49L90 55V66H6V55L11 49L6 43Z", BLUE),
    path("M6 32H44L32 66H6V55L11 49L6 43Z", SKY),
    path("M66 32H90V43L85 49L90 55V66H66Z", GOLD),
    path("M78 32H90V43L85 49L90 55V66H70Z", AMBER),
    repeat(4, (at) => rect(64.8, 33.5 + at * 8.4, 2.6, 5, NIGHT)),
    path("M38 36L53 50H44V62H32V50H23Z", NIGHT, 'transform="translate(2 1.6)"'),
    path("M38 36L53 50H44V62H32V50H23Z", WHITE),
    path("M73 43H84L82.5 46H71.5ZM73 51H84L82.5 54H71.5Z", NIGHT),
    "</g>",
    path("M70 12L88 8L82 20ZM10 84L24 74L22 88Z", GOLD),
  );

/** The percent sign in lamps on the scoreboard. */
const fair = () =>
  drawing(
    SLASH,
    path("M22 66H32V92H22ZM64 66H74V92H64Z", SKY) + path("M27 66H32V92H27ZM69 66H74V92H69Z", BLUE),
    path("M4 16H92V68L86 74H4Z", NIGHT) +
      path("M4 16H92V68L86 74H4Z", "none", `stroke="${SKY}" stroke-width="3"`),
    path("M4 16H92V26H4Z", BLUE) + path("M4 16H50L45 26H4Z", GOLD),
    repeat(3, (at) => path(`M${66 + at * 8} 19h5l-1.6 4h-5Z`, WHITE)),
    repeat(2, (at) =>
      path(
        at ? "M54 52h14v14H54ZM58.5 56.5v5h5v-5Z" : "M28 33h14v14H28ZM32.5 37.5v5h5v-5Z",
        GOLD,
        'fill-rule="evenodd"',
      ),
    ),
    path("M60 33H69L36 66H27Z", WHITE),
    path(
      "M11 36h8v3h-8ZM11 43h8v3h-8ZM11 50h8v3h-8ZM77 36h8v3h-8ZM77 43h8v3h-8ZM77 50h8v3h-8Z",
      BLUE,
    ),
  );

/** The whistle that ends the match. */
const calm = () =>
  drawing(
    SLASH,
    path("M28 36H90V53H64V66L50 82H30L14 66V50Z", NIGHT, 'transform="translate(2.5 4)"'),
    path("M28 34H90V51H64V64L50 80H30L14 64V48Z", BLUE),
    path("M28 34H90V41H31L19 53V69L14 64V48Z", SKY),
    path("M64 51L50 80L64 64Z", "#1a55c0"),
    path("M33 50H47L54 57V66L47 73H33L26 66V57Z", NIGHT) +
      path("M36 56H45L49 60V65L45 69H36L32 65V60Z", GOLD),
    path("M58 34H70V41H58Z", NIGHT),
    path("M90 38V47H80Z", AMBER),
    path("M40 8H48L45 26H40ZM22 12L29 9L33 25L29 28ZM64 9L71 12L58 27L54 25Z", GOLD),
    path("M14 52H3V66H14V61H8V57H14Z", SKY),
  );

/** grada: hard edges and diagonal cuts. */
export const grada = (): Promises => ({ money: money(), fair: fair(), calm: calm() });
