import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const greeting = style({
  marginTop: 20,
  fontSize: vars.sectionSize,
  overflowWrap: "anywhere",
  "@media": { [media.narrow]: { marginTop: 12, fontSize: vars.sectionSizeNarrow } },
});
export const waits = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
  gap: 10,
  marginTop: 12,
});
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
export const words = style({ flex: 1, minWidth: 0 });
