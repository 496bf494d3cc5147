import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const window = style({
  // Room for the focus ring, which the scroller would cut off.
  margin: "23px -5px -5px",
  padding: 5,
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": { [media.narrow]: { margin: "15px -16px -5px", padding: "5px 16px" } },
});
export const list = style({ display: "flex", justifyContent: "space-between", gap: 12 });
const item = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 44,
  fontWeight: 700,
  whiteSpace: "nowrap",
  selectors: { "&:hover": { color: color.link } },
});
const stacked = { flexDirection: "column", gap: 6, fontSize: 13.5, minWidth: 64 } as const;
const items = {
  bare: style([item, { "@media": { [media.middle]: stacked } }]),
  lined: style([
    item,
    {
      gap: 8,
      paddingBlock: 0,
      paddingInline: "8px 14px",
      borderRadius: vars.radius.control,
      background: color.surface,
      boxShadow: vars.atmosphere.shadowCard,
      fontWeight: 640,
      fontSize: 13.5,
    },
  ]),
  tide: style([
    item,
    {
      paddingBlock: 6,
      paddingInline: "8px 18px",
      borderRadius: 99,
      background: color.surface,
      boxShadow: vars.atmosphere.shadowCard,
      fontWeight: 650,
    },
  ]),
};

export { items as item };
/** A medal needs no box around it, and its name lies below. */
export const underMedal = style([item, { ...stacked, minWidth: 84, gap: 8, fontWeight: 550 }]);
export const cell = style({});

const tiles = {
  bare: style({
    display: "grid",
    placeItems: "center",
    width: 58,
    height: 66,
    paddingTop: 6,
    borderRadius: "29px 29px 14px 14px",
    background: vars.atmosphere.warmGround,
  }),
  lined: style({ display: "grid", placeItems: "center", width: 34, height: 34 }),
  tide: style({
    display: "grid",
    placeItems: "center",
    width: 44,
    height: 44,
    borderRadius: "50%",
    background: color.tint,
  }),
};

export { tiles as tile };
export const icon = style({ width: "72%", height: "auto" });

const inked = style({ color: color.link });
export const lines = {
  bare: style([tiles.bare, inked]),
  lined: style([tiles.lined, inked]),
  tide: style([tiles.tide, inked]),
};

/** The radius of the scallops at the foot of a paper tile. */
const SCALLOP = 7;
const paper = style({
  display: "grid",
  placeItems: "center",
  width: SCALLOP * 8,
  height: 62,
  paddingBottom: SCALLOP,
  borderRadius: "3px 3px 0 0",
  background: color.action,
  color: color.onAction,
  mask: `linear-gradient(#000 0 0) top / 100% calc(100% - ${SCALLOP}px) no-repeat, radial-gradient(circle ${SCALLOP}px at 50% 0, #000 96%, transparent) bottom / ${SCALLOP * 2}px ${SCALLOP}px repeat-x`,
});
/** Sheets of three colours hang side by side. */
for (const [nth, ground, ink] of [
  ["3n + 2", color.accent, color.onAccent],
  ["3n", color.fresh, color.onFresh],
] as const)
  globalStyle(`${cell}:nth-child(${nth}) ${paper}`, { background: ground, color: ink });

const tubes = style({
  display: "grid",
  placeItems: "center",
  width: 38,
  height: 38,
  borderRadius: vars.radius.control,
  background: color.heroBase,
  color: color.heroKicker,
});
globalStyle(`${tubes} svg`, { filter: `drop-shadow(0 0 4px ${color.heroKicker})` });
const solid = style({
  display: "grid",
  placeItems: "center",
  width: 42,
  height: 36,
  background: color.action,
  color: color.onAction,
  clipPath: "polygon(9px 0, 100% 0, calc(100% - 9px) 100%, 0 100%)",
});
const medals = style({
  display: "grid",
  placeItems: "center",
  width: 60,
  height: 60,
  borderRadius: "50%",
  background: color.surface,
  color: color.link,
  boxShadow: `inset 0 0 0 1px ${color.link}, inset 0 0 0 4px ${color.surface}, inset 0 0 0 5px color-mix(in srgb, ${color.link} 60%, transparent)`,
});
export const glyph = { paper, tubes, solid, medals };
