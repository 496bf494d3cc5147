import { keyframes, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

/** Stays in view above a form or a game, and covers neither. */
export const strip = style({
  position: "sticky",
  top: 0,
  zIndex: 15,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 10,
  minHeight: 44,
  padding: "8px 16px",
  background: color.notice,
  color: color.noticeInk,
  fontSize: 14.5,
  fontWeight: 650,
  lineHeight: 1.4,
  textWrap: "balance",
});
const breathe = keyframes({ "50%": { opacity: 0.35 } });
export const waiting = style({
  flex: "none",
  width: 9,
  height: 9,
  borderRadius: "50%",
  background: "currentColor",
  "@media": { [media.motion]: { animation: `${breathe} 1.6s ease-in-out infinite` } },
});
