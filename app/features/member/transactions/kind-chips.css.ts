import { style } from "@vanilla-extract/css";
import { chipLook } from "#app/ui/data/chip-look.ts";

export const chips = style({ minWidth: 0, marginTop: 10 });
export const cell = style({ flex: "none", scrollSnapAlign: "start" });
export const chip = style({ ...chipLook, padding: "0 15px" });
