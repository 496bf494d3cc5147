import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

export const gain = style({ color: vars.color.win });
export const plain = style({});
