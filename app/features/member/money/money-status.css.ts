import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const base = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  fontSize: 14,
  fontWeight: 650,
  whiteSpace: "nowrap",
});
export const status = styleVariants({
  open: [base, { color: color.noticeInk }],
  good: [base, { color: color.good }],
  bad: [base, { color: color.bad }],
  quiet: [base, { color: color.muted }],
});
