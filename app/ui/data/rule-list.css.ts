import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const rules = style({ display: "grid", gap: 10, maxWidth: "72ch", margin: "14px 0 20px" });
export const rule = style({
  position: "relative",
  paddingInlineStart: 24,
  fontSize: 16,
  lineHeight: 1.55,
  "::before": {
    content: "",
    position: "absolute",
    insetInlineStart: 2,
    top: ".5em",
    width: 9,
    height: 9,
    borderRadius: vars.radius.tag,
    background: color.accent,
    boxShadow: `inset 0 0 0 1px ${color.edge}`,
  },
});
