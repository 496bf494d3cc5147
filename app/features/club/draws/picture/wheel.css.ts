import { keyframes, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const turn = keyframes({ from: { transform: "rotate(-1800deg)" }, to: { transform: "none" } });
const blink = keyframes({ "50%": { opacity: 0.35 } });
const STILL = "(prefers-reduced-motion: reduce)";

export const wheel = style({
  display: "block",
  width: "min(100%, 420px)",
  height: "auto",
  margin: "0 auto",
  overflow: "visible",
  // The button stays in a phone's first view.
  "@media": { [media.narrow]: { width: "min(100%, max(240px, 22svh + 72px))" } },
});
export const rim = {
  arch: style({ fill: color.heroBase, stroke: color.accent, strokeWidth: 3 }),
  square: style({ fill: color.heroBase, stroke: color.accent, strokeWidth: 4 }),
};
export const petal = style({ fill: color.accent, stroke: color.heroBase, strokeWidth: 2 });
export const rope = style({
  fill: "none",
  stroke: color.accent,
  strokeWidth: 5,
  strokeDasharray: "22 9",
  strokeLinecap: "round",
});
export const ring = style({ fill: "none", stroke: color.raised, strokeWidth: 28 });
/** Eight bands of a lifebuoy: the ring of radius 180 is 1131 long. */
export const bands = style({
  fill: "none",
  stroke: color.action,
  strokeWidth: 28,
  strokeDasharray: "70.7 70.7",
});
export const dimLamp = style({ fill: color.heroKicker, opacity: 0.4 });
export const lamp = style({
  fill: color.heroKicker,
  animation: `${blink} 1.6s ease-in-out infinite`,
  "@media": { [STILL]: { animation: "none" } },
});
export const turning = style({
  transformOrigin: "200px 200px",
  animation: `${turn} 4.2s cubic-bezier(0.12, 0.72, 0.08, 1)`,
  "@media": { [STILL]: { animation: "none" } },
});
export const hub = {
  arch: style({ fill: color.heroBase, stroke: color.accent, strokeWidth: 3 }),
  square: style({ fill: color.heroBase, stroke: color.accent, strokeWidth: 4 }),
  buoy: style({ fill: color.surface, stroke: color.accent, strokeWidth: 6 }),
};
export const rays = style({ fill: color.accent });
export const sign = {
  arch: style({ fill: color.heroKicker }),
  square: style({ fill: color.accent }),
  buoy: style({ fill: color.action }),
};
export const stroke = style({
  fill: "none",
  stroke: color.heroBase,
  strokeWidth: 3,
  strokeLinejoin: "round",
  selectors: { [`${rays} ~ &`]: { stroke: color.heroKicker, strokeLinecap: "round" } },
});
export const pointer = style({ fill: color.heroAction, stroke: color.surface, strokeWidth: 4 });

export const tag = style({ fill: color.heroAction, stroke: color.surface, strokeWidth: 2 });

const ground = (fill: string, stroke: string) => style({ fill, stroke, strokeWidth: 2 });
const name = (fill: string) =>
  style({
    fill,
    fontFamily: vars.text.family,
    fontWeight: 700,
    dominantBaseline: "central",
  });
export const tagName = style([name(color.onHeroAction), { fontWeight: 800 }]);

const look = (fill: string, ink: string, edge: string = color.surface) => ({
  ground: ground(fill, edge),
  name: name(ink),
});
/** Few prizes have more than six kinds of pieces, so that neighbours seldom share a colour. */
const bright = [
  look(color.action, color.onAction),
  look(color.surface, color.ink),
  look(color.accent, color.onAccent),
  look(color.tint, color.ink),
  look(color.raised, color.ink),
  look(color.ink, color.page),
];
/** Where the action has the accent's colour, the dark of the brand's stage stands against it. */
const night = [
  look(color.heroBase, color.heroKicker, color.accent),
  look(color.raised, color.ink, color.accent),
  look(color.accent, color.onAccent),
  look(color.tint, color.ink, color.accent),
  look(color.surface, color.ink, color.accent),
  look(color.digit, color.digitInk, color.accent),
];
export const looks = { arch: bright, square: night, buoy: bright };
