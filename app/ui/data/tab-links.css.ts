import { style } from "@vanilla-extract/css";
import { inside } from "../layout/inside.ts";
import { chipLook } from "./chip-look.ts";

export const tab = style({ ...chipLook, padding: "0 15px" });

/** The row of a page in the member centre. */
export const centreRow = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  // Below a title in the middle.
  selectors: { [inside.pageHead.centre]: { justifyContent: "safe center" } },
  margin: "18px 0 0",
  padding: 0,
  listStyle: "none",
});
