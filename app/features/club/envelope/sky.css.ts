import { keyframes, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const HEIGHT = 300;
/** Darker than the brand's stage, so that paper in its colours stands out. */
const DARK = `color-mix(in srgb, ${color.heroBase} 52%, black)`;
const fall = keyframes({
  from: { transform: `translateY(-${HEIGHT + 120}px) rotate(-38deg)` },
  "60%": { transform: "translateY(-60px) rotate(16deg)" },
  "85%": { transform: "translateY(8px) rotate(-6deg)" },
});
const pass = keyframes({
  from: { transform: "translateY(-120px) rotate(20deg)", opacity: 0.55 },
  to: { transform: `translateY(${HEIGHT + 80}px) rotate(-60deg)`, opacity: 0.2 },
});

export const sky = style({
  position: "relative",
  overflow: "hidden",
  height: HEIGHT,
  borderRadius: vars.radius.card,
  background: `radial-gradient(120% 100% at 50% 0%, color-mix(in srgb, ${color.heroKicker} 18%, ${DARK}), ${DARK} 70%)`,
});

const drop = style({
  position: "absolute",
  width: "clamp(80px, 11%, 124px)",
  margin: 0,
  padding: 4,
  border: 0,
  borderRadius: vars.radius.control,
  background: "none",
  cursor: "pointer",
  selectors: {
    "span&": { cursor: "default" },
    "button&:not(:disabled):hover": { filter: "brightness(1.15)", translate: "0 -5px" },
    "button&:not(:disabled):active": { translate: "0 2px" },
    "&:focus-visible": { outline: `3px solid ${color.heroKicker}`, outlineOffset: 2 },
  },
});
/** Where each comes to rest: from the left, from the top, its turn, and after how long. */
const PLACES = [
  [4, 34, -9, 0],
  [28, 22, 6, 0.5],
  [53, 40, -4, 0.2],
  [74, 24, 10, 0.8],
  [14, 168, 7, 0.35],
  [41, 182, -7, 0.95],
  [67, 166, 4, 0.6],
] as const;
export const drops = PLACES.map(([left, top, turn, after]) => ({
  place: style([drop, { insetInlineStart: `${left}%`, top, rotate: `${turn}deg` }]),
  /** Its picture falls; the button is at its place from the start, so that a focus scrolls to it. */
  fall: style({
    display: "block",
    "@media": { [media.motion]: { animation: `${fall} 1.6s ${after}s ease-out backwards` } },
  }),
}));

/** Small ones that fall past once; without movement there are none. */
const PASSING = [
  [10, 0, 3],
  [22, 1.1, 2.6],
  [37, 0.4, 3.2],
  [48, 1.4, 2.8],
  [61, 0.7, 3],
  [73, 1.6, 2.5],
  [88, 0.2, 3.1],
] as const;
export const passing = PASSING.map(([left, after, lasts]) =>
  style({
    position: "absolute",
    top: 0,
    insetInlineStart: `${left}%`,
    width: 42,
    visibility: "hidden",
    "@media": {
      [media.motion]: {
        visibility: "visible",
        opacity: 0,
        animation: `${pass} ${lasts}s ${after}s linear`,
      },
    },
  }),
);
