import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  marginTop: 20,
  "@media": { [media.narrow]: { marginTop: 0, minHeight: 44 } },
});
export const greeting = style({
  flex: 1,
  minWidth: 0,
  fontSize: vars.sectionSize,
  overflowWrap: "anywhere",
  "@media": { [media.narrow]: { fontSize: `min(${vars.sectionSizeNarrow}, 20px)` } },
});
export const searchLink = style({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  marginInlineEnd: -10,
  borderRadius: vars.radius.control,
  "@media": { [media.wide]: { display: "none" } },
});
/** On a phone one line, which scrolls when several payments wait. */
export const waits = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
  gap: 10,
  marginTop: 12,
  "@media": {
    [media.narrow]: {
      gridTemplateColumns: "none",
      gridAutoFlow: "column",
      gridAutoColumns: "86%",
      margin: "8px -16px 0",
      padding: "2px 16px",
      overflowX: "auto",
      scrollbarWidth: "none",
      scrollSnapType: "x mandatory",
      scrollPaddingInline: 16,
      selectors: { "&:not(:has(li + li))": { gridAutoColumns: "100%" } },
    },
  },
});
export const waitCell = style({ scrollSnapAlign: "start", minWidth: 0 });
export const wait = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 56,
  padding: "8px 16px",
  borderRadius: vars.radius.card,
  background: color.notice,
  color: color.noticeInk,
  fontWeight: 650,
  lineHeight: 1.3,
  selectors: { "&:hover": { boxShadow: `inset 0 0 0 2px ${color.line}` } },
});
/** The one thing to do for a member without money. */
export const step = style({
  display: "flex",
  alignItems: "center",
  gap: "10px 24px",
  marginTop: 12,
  padding: "16px 20px",
  borderRadius: vars.radius.card,
  background: color.tint,
  boxShadow: `inset 0 0 0 1.5px ${color.edge}`,
  "@media": { [media.narrow]: { gap: 12, marginTop: 8, padding: "10px 14px" } },
});
export const stepTitle = style({
  fontSize: 19,
  lineHeight: 1.25,
  "@media": { [media.narrow]: { fontSize: 16 } },
});
export const stepText = style({
  marginTop: 2,
  color: color.muted,
  lineHeight: 1.4,
  "@media": { [media.narrow]: { fontSize: 14 } },
});
export const words = style({ flex: 1, minWidth: 0 });
