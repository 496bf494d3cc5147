import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const chip = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 28,
  padding: "3px 12px",
  borderRadius: `min(${vars.radius.control}, 14px)`,
  fontSize: 13.5,
  fontWeight: 700,
  lineHeight: 1.25,
});
export const tones = styleVariants({
  open: [chip, { background: color.surface, color: color.good, boxShadow: "inset 0 0 0 1.5px" }],
  do: [chip, { background: color.accent, color: color.onAccent }],
  soon: [chip, { background: color.notice, color: color.noticeInk }],
  over: [chip, { background: color.raised, color: color.ink }],
  bad: [chip, { background: color.badTint, color: color.bad }],
});
