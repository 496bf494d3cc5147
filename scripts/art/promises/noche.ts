import { rect } from "../draw/svg.ts";
import { drawing, type Promises } from "./promise.ts";

const [VOLT, ROSE, VIOLET] = ["#d2ff3c", "#ff4d7d", "#8f7bff"];

const GLOW =
  '<filter id="g" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="2.6"/></filter>';
/** The sign's board keeps the night behind the tubes in the light theme. */
const BOARD = [
  '<radialGradient id="n" cy=".62" r=".7"><stop stop-color="#2b2266"/><stop offset="1" stop-color="#0d0e1c"/></radialGradient>',
  rect(3, 3, 90, 90, "url(#n)", 'rx="20" stroke="#3a3f66"'),
].join("");

/** A glowing tube: its halo, its glass and the white gas within. */
const tube = (color: string, d: string, width = 3.2) =>
  [
    `<g fill="none" stroke="${color}" stroke-linecap="round" stroke-linejoin="round">`,
    `<path d="${d}" stroke-width="${width * 2}" opacity=".75" filter="url(#g)"/>`,
    `<path d="${d}" stroke-width="${width}"/>`,
    `<path d="${d}" stroke="#fff" stroke-opacity=".85" stroke-width="${(width * 0.34).toFixed(1)}"/></g>`,
  ].join("");

const sign = (...tubes: string[]) => drawing(GLOW, BOARD, ...tubes);

/** A coin on its way into the till. */
const money = () =>
  sign(
    tube(VIOLET, "M33 29a15 15 0 1 0 30 0a15 15 0 1 0-30 0"),
    tube(ROSE, "M48 22v14M42.5 31l5.5 5.5 5.5-5.5", 2.8),
    tube(VOLT, "M28 54H19v20a7 7 0 0 0 7 7h44a7 7 0 0 0 7-7V54h-9M36 60h24"),
    tube(ROSE, "M30 71h6M60 71h6", 2.4),
  );

/** A street lamp over a percent sign. */
const fair = () =>
  sign(
    tube(VIOLET, "M18 82h14M25 82V32a15 15 0 0 1 30 0v2"),
    tube(VOLT, "M43 45a12 12 0 0 1 24 0Z"),
    tube(VOLT, "M43 52l-4 7M67 52l4 7M55 52v4", 2.2),
    tube(
      ROSE,
      "M65 62L49 82M44 67a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M61 78a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0",
    ),
  );

/** The moon of a long night, with a pause sign in its arms. */
const calm = () =>
  sign(
    tube(VIOLET, "M50 18A30 30 0 1 0 79 61A25 25 0 0 1 50 18Z"),
    tube(VOLT, "M58 36v17M69 36v17", 4),
    tube(ROSE, "M78 19v7M74.5 22.5h7M20 79v5M17.5 81.5h5", 2.2),
  );

/** noche: neon tubes on the night's board. */
export const noche = (): Promises => ({ money: money(), fair: fair(), calm: calm() });
