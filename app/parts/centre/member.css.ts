import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const centre = style({
  display: "grid",
  gridTemplateColumns: "248px minmax(0, 1fr)",
  gap: 20,
  alignItems: "start",
  margin: "20px 0 12px",
  "@media": {
    [media.middle]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 14 },
    [media.narrow]: { marginTop: 10 },
  },
});
const card = {
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
} as const;
export const side = style({
  ...card,
  padding: "20px 12px",
  position: "sticky",
  top: 16,
  // A menu that opens in its head covers the page.
  zIndex: 2,
  "@media": {
    [media.middle]: {
      position: "static",
      padding: 0,
      background: "none",
      boxShadow: "none",
      minWidth: 0,
    },
  },
});
export const page = style({ minWidth: 0 });
export const panel = style({
  ...card,
  padding: 32,
  minWidth: 0,
  "@media": { [media.narrow]: { padding: "20px 18px 24px" } },
});
export const panelTitle = style({
  fontSize: 31,
  "@media": { [media.narrow]: { fontSize: 27 } },
});
export const back = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  marginTop: -8,
  color: color.link,
  fontWeight: 650,
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 } },
});
export const lead = style({ marginTop: 4, color: color.muted });

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  padding: "0 10px 4px",
  "@media": { [media.middle]: { padding: "0 2px 10px" } },
});
export const who = style({ minWidth: 0, lineHeight: 1.35 });
export const name = style({
  display: "block",
  fontFamily: vars.display.family,
  fontSize: 18,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
  overflow: "hidden",
  textOverflow: "ellipsis",
});
export const since = style({ fontSize: 13.5, color: color.muted });
