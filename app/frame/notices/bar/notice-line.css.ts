import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { bar } from "./notice-bar.css.ts";

/** The room for the ring of a focused title, which else would lie on its letters. */
const RING = 8;

/** One title fills it, so that every turn shows the next. A finger turns it without a script. */
export const window = style({
  display: "flex",
  flex: 1,
  alignItems: "center",
  minWidth: 0,
  marginInlineStart: -RING,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
  scrollSnapType: "x mandatory",
});
export const cell = style({ flex: "0 0 100%", minWidth: 0, scrollSnapAlign: "start" });
export const title = style({
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  paddingInline: RING,
  fontSize: 14.5,
  fontWeight: 600,
  lineHeight: "20px",
  color: "inherit",
  selectors: {
    [`${bar.above} &`]: { justifyContent: "center", textAlign: "center" },
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
    "&:focus-visible": { outlineOffset: -4 },
  },
});
/** A long title takes a second line, and is whole in large text. */
export const words = style({
  "@media": {
    [media.wide]: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  },
});
export const turns = style({
  display: "flex",
  flex: "none",
  "@media": { "(scripting: none)": { display: "none" } },
});
export const turn = style({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  marginInlineStart: -6,
  borderRadius: "50%",
  cursor: "pointer",
  selectors: { "&:focus-visible": { outlineOffset: -4 } },
});
