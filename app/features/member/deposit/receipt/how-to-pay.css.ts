import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

/** Dark on light in both themes, because many scanners read nothing else. */
const scanned = { background: "#fff", fill: "#000" } as const;
const mono = { fontVariantNumeric: "tabular-nums" } as const;

export const payment = style({ display: "grid", justifyItems: "center", gap: 14 });
export const qr = style({
  ...scanned,
  width: 220,
  height: 220,
  borderRadius: `min(${radius.control}, 14px)`,
});
export const how = style({ maxWidth: 440, fontSize: 14.5, textAlign: "center" });
export const voucher = style({
  width: "100%",
  maxWidth: 440,
  borderRadius: radius.card,
  background: color.surface,
  overflow: "hidden",
});
export const barcode = style({
  ...scanned,
  display: "block",
  width: "100%",
  height: 92,
  padding: "14px 0",
});
export const number = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 6,
  padding: "4px 8px",
});
globalStyle(`${number} code`, { ...mono, fontSize: 16, fontWeight: 700 });
export const rows = style({
  width: "100%",
  paddingBlock: 4,
  paddingInline: "16px 8px",
  borderRadius: radius.card,
  background: color.surface,
});
export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  minHeight: 48,
  borderTop: `1px solid ${color.line}`,
  selectors: { "&:first-child": { borderTop: 0 } },
});
globalStyle(`${row} dt`, { flex: "none", fontSize: 14, color: color.muted });
globalStyle(`${row} dd`, {
  display: "flex",
  alignItems: "center",
  gap: 2,
  minWidth: 0,
  minHeight: 44,
  overflowWrap: "anywhere",
  textAlign: "end",
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.narrow]: { fontSize: 14.5 } },
});
// Aligned with the rows that end in a copy button.
globalStyle(`${row} dd:not(:has(button))`, {
  "@media": { "(scripting: enabled)": { paddingInlineEnd: 34 } },
});
