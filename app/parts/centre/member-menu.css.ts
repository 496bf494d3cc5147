import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { hidden } from "#app/ui/layout/text.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const spoken = hidden;
export const menu = style({
  "@media": {
    [media.middle]: {
      display: "flex",
      gap: 8,
      margin: "0 -24px",
      padding: "4px 24px",
      overflowX: "auto",
      scrollPaddingInline: "24px",
      scrollbarWidth: "none",
      // Hidden text is positioned within the row, or the page would grow as wide as the row.
      position: "relative",
    },
    [media.narrow]: { gap: 6, margin: "0 -16px", padding: "4px 16px", scrollPaddingInline: "16px" },
  },
});
export const group = style({
  marginTop: 14,
  "@media": { [media.middle]: { marginTop: 0 } },
});
export const groupName = style({
  padding: "0 14px 4px",
  fontSize: 13.5,
  fontWeight: 600,
  color: color.muted,
  "@media": { [media.middle]: { display: "none" } },
});
export const list = style({ "@media": { [media.middle]: { display: "flex", gap: 8 } } });
export const icon = style({ "@media": { [media.narrow]: { display: "none" } } });
export const wideOnly = style({ "@media": { [media.middle]: { display: "none" } } });
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: 14,
  minHeight: 46,
  padding: "0 14px",
  borderRadius: vars.radius.control,
  fontWeight: 600,
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { background: color.tint },
    '&[aria-current="page"]': { background: color.raised, fontWeight: 700 },
  },
  "@media": {
    [media.middle]: {
      gap: 8,
      minHeight: 44,
      padding: "0 16px",
      background: color.surface,
      boxShadow: vars.atmosphere.shadowCard,
      selectors: {
        '&[aria-current="page"]': {
          background: color.accent,
          color: color.onAccent,
          boxShadow: "none",
          // A row longer than the screen starts near the current page.
          scrollInitialTarget: "nearest",
          scrollMarginInline: "40vw",
        },
      },
    },
    [media.narrow]: { padding: "0 13px", fontSize: 14.5 },
  },
});
export const badge = style({
  minWidth: 22,
  height: 22,
  marginInlineStart: "auto",
  padding: "0 6px",
  borderRadius: 11,
  background: color.badge,
  color: color.onBadge,
  fontSize: 12.5,
  fontWeight: 750,
  lineHeight: "22px",
  textAlign: "center",
});
