import { style } from "@vanilla-extract/css";
import { chipLook, countLook } from "./chip-look.ts";

export const cell = style({ flex: "none", scrollSnapAlign: "start" });
export const chip = style({ ...chipLook, padding: "0 15px" });
export const count = style(countLook);
