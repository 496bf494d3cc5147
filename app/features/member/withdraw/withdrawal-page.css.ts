import { globalStyle, style } from "@vanilla-extract/css";
import { progressLook } from "#app/ui/progress-look.ts";
import { vars } from "#themes/contract.css.ts";
import { buttonOutline } from "../money/summary-look.ts";

const { color, radius } = vars;

export const received = style({ maxWidth: 520, margin: "22px auto 0" });
export const progress = style(progressLook({ height: 12, fill: color.good }));
export const receivedWords = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "2px 12px",
  marginTop: 8,
  fontSize: 14.5,
  fontWeight: 650,
});
export const cancel = style({ selectors: { "&[open]": { flexBasis: "100%" } } });
export const cancelSummary = style(buttonOutline);
globalStyle(`${cancelSummary}::-webkit-details-marker`, { display: "none" });
globalStyle(`${cancel}[open] > ${cancelSummary}`, { display: "none" });
export const ask = style({
  display: "grid",
  justifyItems: "center",
  gap: 10,
  padding: 16,
  borderRadius: radius.card,
  background: color.tint,
  textAlign: "center",
});
