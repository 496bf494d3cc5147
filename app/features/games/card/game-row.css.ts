import { style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import { COVERS } from "./line/covers-in-a-row.ts";

const { color } = vars;
const BLEED = `min(16px, ${vars.gapCard})`;

export const row = style({
  containerType: "inline-size",
  marginTop: vars.gapSection,
  minWidth: 0,
  "@media": { [media.narrow]: { marginTop: vars.gapSectionNarrow } },
});
export const head = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 44,
  marginBottom: 10,
  selectors: {
    [inside.surface.framed]: { minHeight: 46, borderBottom: `2px solid ${color.line}` },
    [inside.surface.open]: {
      minHeight: 52,
      borderTop: `1px solid ${color.edge}`,
      paddingTop: 8,
    },
  },
  "@media": { [media.narrow]: { marginBottom: 4 }, [media.tight]: { flexWrap: "wrap" } },
});
export const title = style({
  fontSize: vars.sectionSize,
  marginInlineEnd: "auto",
  "@media": { [media.narrow]: { fontSize: vars.sectionSizeNarrow } },
});
export const more = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  padding: "0 6px",
  fontSize: 14.5,
  fontWeight: 700,
  color: color.link,
  whiteSpace: "nowrap",
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 4 } },
});
export const arrows = style({
  display: "flex",
  gap: 4,
  "@media": { [media.narrow]: { display: "none" } },
});
export const arrow = style({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: vars.radius.control,
  background: color.tint,
  color: color.ink,
  selectors: { "&:disabled": { opacity: 0.4, cursor: "default" } },
});
export const list = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: `calc((100% - 5 * ${vars.gapCard}) / 6)`,
  gap: vars.gapCard,
  overflowX: "auto",
  scrollbarWidth: "none",
  scrollSnapType: "x mandatory",
  // Room for the raised card, the focus ring and the shadow, which the scroller would cut off. The
  // sides get no more than the gap between two cards, or the next card's edge would show.
  margin: `-8px calc(-1 * ${BLEED}) -16px`,
  padding: `8px ${BLEED} 20px`,
  scrollPaddingInline: BLEED,
  "@container": {
    [COVERS.eight]: { gridAutoColumns: `calc((100% - 7 * ${vars.gapCard}) / 8)` },
    [COVERS.nine]: { gridAutoColumns: `calc((100% - 8 * ${vars.gapCard}) / 9)` },
  },
  "@media": {
    [media.middle]: { gridAutoColumns: `calc((100% - 3.5 * ${vars.gapCard}) / 4.3)` },
    [media.narrow]: {
      gridAutoColumns: "min(43%, 12rem)",
      gap: vars.gapCardNarrow,
      marginInline: -16,
      paddingInline: 16,
      scrollPaddingInline: 16,
    },
  },
});
export const cell = style({ scrollSnapAlign: "start", minWidth: 0 });
