import { style } from "@vanilla-extract/css";
import { chipLook, countLook } from "#app/ui/data/chip-look.ts";
import { media } from "#app/ui/layout/media.ts";

export const nav = style({
  minWidth: 0,
  marginBottom: 12,
  "@media": { [media.hand]: { marginBottom: 8 } },
});
export const cell = style({ scrollSnapAlign: "start" });
/** On a phone "all" would only repeat the first list beside it, until a class is chosen. */
export const idleAll = style([cell, { "@media": { [media.hand]: { display: "none" } } }]);
export const chip = style({ ...chipLook, padding: "0 10px" });
export const count = style(countLook);
