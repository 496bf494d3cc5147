import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

export const RAIL = 88;
/** The height of the tools at the rail's foot: one below the other, in pairs, or in low pairs. */
export const RAIL_FOOT = { column: 204, pairs: 104, low: 80 };

const base = style({
  minHeight: "100dvh",
  display: "flex",
  flexDirection: "column",
  position: "relative",
  isolation: "isolate",
});

export const frame = styleVariants({
  rows: [base],
  pill: [
    base,
    {
      "::before": {
        content: "",
        position: "absolute",
        inset: 0,
        zIndex: -1,
        background: vars.atmosphere.pageGround,
      },
      "@media": { [media.narrow]: { "::before": { display: "none" } } },
    },
  ],
  rail: [base, { "@media": { [media.wide]: { paddingInlineStart: RAIL } } }],
  band: [base],
  tabs: [base],
  crest: [base],
});

/** A game has the whole view of a phone on its side. */
export const game = {
  ...frame,
  rail: style([frame.rail, { "@media": { [media.low]: { paddingInlineStart: 0 } } }]),
};

export const skip = style({
  position: "fixed",
  insetInlineStart: 12,
  top: -80,
  zIndex: 50,
  padding: "12px 18px",
  borderRadius: vars.radius.control,
  background: vars.color.ink,
  color: vars.color.page,
  fontWeight: 700,
  selectors: { "&:focus": { top: 12 } },
});

export const column = style({ flex: 1, display: "flex", flexDirection: "column", minWidth: 0 });

/** The column of text and forms with its gutters: longer lines are hard to read. */
const COLUMN = 1248;
/** A wide screen leaves this much of its width for the buttons at its sides. */
const SIDES = 152;
const wide = { maxWidth: `max(${COLUMN}px, calc(100% - ${SIDES}px))` };

/** The page's widest column, with gutters; header and footer have it on every page. */
export const wrap = style({
  ...wide,
  width: "100%",
  margin: "0 auto",
  padding: "0 24px",
  "@media": { [media.narrow]: { padding: "0 16px" } },
});

/** A page with rows of covers is as wide as its header. */
export const main = style([
  wrap,
  {
    flex: 1,
    outline: "none",
    maxWidth: COLUMN,
    selectors: { "&:has([data-covers])": wide },
  },
]);
/** The background of the login of a brand that requires one. */
export const gate = style([main, { maxWidth: "none", background: vars.atmosphere.heroGround }]);
/** Tells staff that only they see the page. */
export const ribbon = style({
  padding: "8px 16px",
  background: vars.color.notice,
  color: vars.color.noticeInk,
  fontSize: 14,
  fontWeight: 650,
  textAlign: "center",
});
export const bareMain = style({
  flex: 1,
  outline: "none",
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
});

globalStyle(`${frame.rail} ${main}:not(:has([data-covers]))`, { maxWidth: 1360 });
