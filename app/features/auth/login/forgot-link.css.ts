import { style } from "@vanilla-extract/css";
import { way } from "../dialog/auth-form.css.ts";

/** The link's own height of 44 px gives the space above and below. */
export const link = style([way, { alignSelf: "flex-end", margin: "-8px 0" }]);
