import { globalStyle, style } from "@vanilla-extract/css";
import { chipLook } from "#app/ui/data/chip-look.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;
const rows = media.narrow;

export const views = style({
  display: "flex",
  gap: 8,
  maxWidth: 420,
  marginTop: 12,
  "@media": { [rows]: { gap: 6 } },
});
export const view = style({ flex: "1 1 0" });
export const viewLink = style({ ...chipLook, padding: "0 16px" });

/** The whole cell opens the sitting, not only its name. */
export const what = style({ position: "relative" });
export const opener = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  fontWeight: 700,
  selectors: {
    "&::after": { content: '""', position: "absolute", inset: 0 },
    "&:hover": { color: color.link, textDecoration: "underline", textUnderlineOffset: 3 },
  },
});
globalStyle(`${opener} > svg`, { flex: "none", color: color.muted });
globalStyle(`${opener}[aria-expanded="true"] > svg`, { rotate: "180deg" });
export const rounds = style({ fontSize: 14, fontWeight: 500, color: color.muted });

export const openRow = style({ "@media": { [rows]: { display: "block" } } });
export const openCell = style({
  padding: "0 0 14px",
  "@media": { [rows]: { display: "block" } },
});
export const list = style({
  padding: "4px 16px",
  borderRadius: radius.card,
  background: color.tint,
});
export const item = style({
  listStyle: "none",
  selectors: { "& + &": { borderTop: `1px solid ${color.line}` } },
});
const line = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
} as const;
export const round = style({
  ...line,
  minHeight: 52,
  padding: "6px 0",
  fontVariantNumeric: "tabular-nums",
  selectors: { "&:hover": { color: color.link } },
});
export const words = style({ display: "grid", minWidth: 0, lineHeight: 1.35 });
export const faint = style({ fontSize: 14, color: color.muted });
export const counting = style({
  ...line,
  marginBottom: 8,
  padding: "12px 16px",
  borderRadius: radius.card,
  boxShadow: `inset 0 0 0 1.5px ${color.line}`,
  "@media": { [media.tight]: { flexDirection: "column", alignItems: "start", gap: 4 } },
});
