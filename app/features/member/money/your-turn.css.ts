import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import { buttonOutline } from "./summary-look.ts";

const { color, radius } = vars;
const display = {
  fontFamily: vars.display.family,
  fontWeight: vars.display.weight,
  fontVariationSettings: vars.display.settings,
  letterSpacing: vars.display.tracking,
} as const;

export const turn = style({
  display: "grid",
  gap: 16,
  marginTop: 24,
  padding: 20,
  borderRadius: radius.card,
  background: color.notice,
  "@media": { [media.narrow]: { padding: 16 } },
});
export const kicker = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  color: color.noticeInk,
  fontWeight: 700,
});
export const part = style({ display: "grid", gap: 14 });
export const ask = style({ display: "flex", alignItems: "center", gap: 16 });
export const words = style({ display: "grid", gap: 2, minWidth: 0 });
export const question = style({ ...display, fontSize: 21, lineHeight: 1.2 });
export const quiet = style({ fontSize: 14.5, color: color.ink });
export const answers = style({ display: "grid", gap: 10 });
export const full = style({ display: "grid", gap: 6, textAlign: "center" });
export const missing = style({});
export const missingSummary = style([buttonOutline, { display: "flex" }]);
globalStyle(`${missingSummary}::-webkit-details-marker`, { display: "none" });
export const missingForm = style({
  display: "grid",
  gap: 10,
  marginTop: 10,
  padding: 16,
  borderRadius: radius.card,
  background: color.surface,
});
export const field = style({ display: "grid", gap: 6, fontWeight: 650, fontSize: 14.5 });
globalStyle(`${field} > textarea`, {
  minWidth: 0,
  width: "100%",
  minHeight: 48,
  padding: "10px 12px",
  border: 0,
  borderRadius: `min(${radius.control}, 14px)`,
  background: color.surface,
  boxShadow: `inset 0 0 0 1.5px ${color.edge}`,
  color: color.ink,
  fontSize: 16,
});
globalStyle(`${field} > input[type="file"]`, { padding: 6, lineHeight: "36px" });
globalStyle(`${field} > input::file-selector-button`, {
  minHeight: 36,
  marginInlineEnd: 12,
  padding: "0 14px",
  border: 0,
  borderRadius: `min(${radius.control}, 10px)`,
  background: color.raised,
  color: color.ink,
  font: "inherit",
  fontSize: 14.5,
  fontWeight: 650,
  cursor: "pointer",
});
