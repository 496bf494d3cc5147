import { style } from "@vanilla-extract/css";
import { chipLook } from "#app/ui/data/chip-look.ts";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
});
export const states = style({ display: "flex", flexWrap: "wrap", gap: 8, marginTop: 16 });
export const state = style({ ...chipLook, padding: "0 15px" });
