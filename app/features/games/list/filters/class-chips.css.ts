import { style } from "@vanilla-extract/css";
import { chipLook, countLook } from "#app/ui/data/chip-look.ts";

export const nav = style({ minWidth: 0, marginBottom: 12 });
export const cell = style({ scrollSnapAlign: "start" });
export const chip = style({ ...chipLook, padding: "0 10px" });
export const count = style(countLook);
