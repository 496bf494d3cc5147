import { style } from "@vanilla-extract/css";

export const form = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 10,
  marginTop: 14,
});
export const field = style({ flex: "1 1 200px", maxWidth: 420 });
