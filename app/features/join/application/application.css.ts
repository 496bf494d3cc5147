import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

export { head, subtitle } from "../../../parts/contracts/contracts.css.ts";

export const page = style({ maxWidth: 760, margin: "20px auto 12px" });
export const words = style({
  marginTop: 10,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  color: vars.color.muted,
});
export const form = style({ display: "grid", gap: 14, marginTop: 20 });
export const link = style({
  color: vars.color.link,
  fontWeight: 650,
  textDecoration: "underline",
  textUnderlineOffset: 3,
});
