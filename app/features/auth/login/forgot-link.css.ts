import { style } from "@vanilla-extract/css";
import { way } from "../dialog/auth-form.css.ts";

/** The space above and below is its own 44 px. */
export const link = style([way, { alignSelf: "flex-end", margin: "-8px 0" }]);
