import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const base = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 10,
  padding: "12px 16px",
  borderRadius: vars.radius.control,
  fontSize: 14.5,
  fontWeight: 600,
  lineHeight: 1.45,
});
export const notice = styleVariants({
  bad: [base, { background: color.badTint, color: color.bad }],
  info: [base, { background: color.notice, color: color.ink }],
});
