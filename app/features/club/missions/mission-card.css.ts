import { style } from "@vanilla-extract/css";
import { progressLook } from "#app/ui/data/progress-look.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

/** On a phone the picture stands in the card's corner, so that the words have its whole width. */
const CORNER = 60;
const besideCorner = {
  "@media": { [media.narrow]: { paddingInlineEnd: CORNER + 12 } },
} as const;

export const card = style({
  position: "relative",
  display: "flex",
  height: "100%",
  borderRadius: vars.radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  overflow: "hidden",
});
export const stage = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 128,
  background: vars.atmosphere.warmGround,
  "@media": {
    [media.narrow]: {
      position: "absolute",
      insetInlineEnd: 14,
      top: 14,
      width: CORNER,
      height: CORNER,
      borderRadius: vars.radius.card,
    },
  },
});
export const picture = style({ "@media": { [media.narrow]: { width: 44, height: 44 } } });
export const state = style(besideCorner);
export const words = style({
  flex: 1,
  minWidth: 0,
  padding: "18px 22px 20px",
  "@media": { [media.narrow]: { padding: "14px 18px 18px" } },
});
export const title = style([besideCorner, { margin: "10px 0 4px", fontSize: 21 }]);
export const text = style([besideCorner, { lineHeight: 1.45, color: color.muted }]);
export const facts = style({
  display: "grid",
  // The goal stays in one line, and a long reward takes two.
  gridTemplateColumns: "minmax(max-content, 1fr) minmax(0, auto) auto",
  gap: "8px 24px",
  marginTop: 14,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
export const term = style({ fontSize: 13, color: color.muted });
export const fact = style({ fontWeight: 650, fontVariantNumeric: "tabular-nums" });
export const reward = style({
  fontWeight: 750,
  color: color.win,
  fontVariantNumeric: "tabular-nums",
});
export const progress = style({ display: "grid", gap: 6, marginTop: 16 });
export const bar = style(progressLook({ height: 10 }));
export const missing = style({
  marginTop: 6,
  fontSize: 14.5,
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
});
export const act = style({ marginTop: 14 });
