import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

export const page = style({
  width: "100%",
  maxWidth: 1248,
  margin: "0 auto",
  padding: "24px 24px 0",
  "@media": { [media.narrow]: { padding: "16px 16px 0" } },
});
export const name = style({
  textAlign: "center",
  fontWeight: 700,
  color: vars.color.muted,
});
export const title = style({
  marginBottom: 14,
  fontSize: vars.sectionSize,
  "@media": { [media.narrow]: { fontSize: vars.sectionSizeNarrow } },
});
export const games = style({
  display: "grid",
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  gap: vars.gapCard,
  paddingBottom: 48,
  "@media": {
    [media.middle]: { gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))" },
    [media.narrow]: { gap: vars.gapCardNarrow },
  },
});
export const game = style({ minWidth: 0 });
