import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

export const type = style({ marginTop: 10 });
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  minHeight: 44,
  marginBottom: 6,
});
export const title = style({ fontSize: 20 });
export const more = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  color: vars.color.link,
  fontSize: 14.5,
  fontWeight: 700,
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 4 } },
});
export const games = style({
  display: "grid",
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  gap: vars.gapCardNarrow,
  "@media": { [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const game = style({ minWidth: 0 });
