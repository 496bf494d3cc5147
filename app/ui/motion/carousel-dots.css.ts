import { style } from "@vanilla-extract/css";

export const unfilled = style({ selectors: { "&&:empty": { display: "none" } } });
