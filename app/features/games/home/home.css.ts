import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import { list, row } from "../card/game-row.css.ts";
import { COVERS } from "../card/line/covers-in-a-row.ts";

export const duo = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 356px",
  gap: "0 32px",
  alignItems: "stretch",
  "@media": { [media.middle]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
globalStyle(`${duo} ${list}`, {
  "@media": { [media.large]: { gridAutoColumns: `calc((100% - 3 * ${vars.gapCard}) / 4)` } },
  "@container": {
    "(min-width: 1000px)": { gridAutoColumns: `calc((100% - 5 * ${vars.gapCard}) / 6)` },
    [COVERS.eight]: { gridAutoColumns: `calc((100% - 7 * ${vars.gapCard}) / 8)` },
  },
});

export const dock = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 288px",
  gap: 20,
  paddingTop: 16,
  alignItems: "start",
  "@media": {
    [media.middle]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.narrow]: { gap: 0, paddingTop: 12 },
  },
});
/** The layout without a side column. */
export const dockAlone = style({
  paddingTop: 16,
  "@media": { [media.narrow]: { paddingTop: 12 } },
});
export const dockMain = style({ minWidth: 0 });
export const dockSide = style({
  // Taller than most windows: it sticks at its end, so that the promotions stay visible.
  alignSelf: "end",
  position: "sticky",
  bottom: 16,
  display: "grid",
  gap: 16,
  minWidth: 0,
  "@media": { [media.middle]: { position: "static", marginTop: vars.gapSectionNarrow } },
});
globalStyle(`${dockSide} ${row}`, { marginTop: 0 });

export const heroPromos = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 348px",
  gap: 20,
  marginTop: 12,
  "@media": { [media.middle]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 14 } },
});
