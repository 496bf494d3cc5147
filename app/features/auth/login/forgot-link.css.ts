import { style } from "@vanilla-extract/css";
import { textLink } from "../dialog/auth-form.css.ts";

/** The link's own height of 44 px gives the space above and below. */
export const link = style([textLink, { alignSelf: "flex-end", margin: "-8px 0" }]);
