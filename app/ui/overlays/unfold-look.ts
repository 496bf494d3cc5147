import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

/** A line of text with an arrow that opens what is folded below it. */
export const unfoldLook: StyleRule = {
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  color: vars.color.link,
  fontSize: 14.5,
  fontWeight: 650,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
  },
};
