import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/media.ts";
import { vars } from "#themes/contract.css.ts";

export const page = style({ width: "100%", maxWidth: 1248, margin: "0 auto", padding: "0 16px" });
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
