import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const note = style({ marginTop: 16 });
export const title = style({ margin: "24px 0 12px", fontSize: 21 });
const link = style({ color: color.link, fontWeight: 650 });
export const back = style([
  link,
  { display: "inline-flex", alignItems: "center", minHeight: 44, justifySelf: "start" },
]);
