import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

export const tips = style({
  maxWidth: 460,
  margin: "0 auto 40px",
  padding: "20px 24px",
  borderRadius: vars.radius.panel,
  background: vars.color.surface,
  boxShadow: vars.atmosphere.shadowCard,
});
export const title = style({ fontSize: 19, marginBottom: 8 });
export const tip = style({
  paddingBlock: 8,
  paddingInline: "20px 0",
  position: "relative",
  color: vars.color.muted,
  "::before": {
    content: "",
    position: "absolute",
    insetInlineStart: 2,
    top: 16,
    width: 7,
    height: 7,
    borderRadius: "50%",
    background: vars.color.accent,
  },
});
