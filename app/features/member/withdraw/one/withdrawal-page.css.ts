import { style } from "@vanilla-extract/css";
import { progressLook } from "#app/ui/data/progress-look.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

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
