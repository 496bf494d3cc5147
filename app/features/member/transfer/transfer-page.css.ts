import { style } from "@vanilla-extract/css";
import { quiet } from "../withdraw/withdraw-page.css.ts";

export const lead = style([quiet, { marginTop: 6 }]);
export const today = style([quiet, { marginTop: 12 }]);
export const account = style({ marginTop: 16 });
export const sent = style({ margin: "14px 0" });
export const receiver = style({ display: "grid", justifyItems: "end" });
