import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";
import { buttonOutline } from "./summary-look.ts";

export const cancel = style({ selectors: { "&[open]": { flexBasis: "100%" } } });
export const summary = style(buttonOutline);
globalStyle(`${summary}::-webkit-details-marker`, { display: "none" });
globalStyle(`${cancel}[open] > ${summary}`, { display: "none" });
export const ask = style({
  display: "grid",
  justifyItems: "center",
  gap: 10,
  padding: 16,
  borderRadius: vars.radius.card,
  background: vars.color.tint,
  textAlign: "center",
});
