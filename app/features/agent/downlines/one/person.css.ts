import { globalStyle, style } from "@vanilla-extract/css";
import { display } from "#app/ui/layout/text.css.ts";
import { vars } from "#themes/contract.css.ts";

export { fact, facts } from "../../../../parts/table/facts.css.ts";

const { color } = vars;

export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12 });
globalStyle(`${head} h1`, { overflowWrap: "anywhere" });
export const subtitle = style([display, { marginTop: 22, fontSize: 19 }]);
export const ways = style({ display: "flex", flexWrap: "wrap", gap: 10, marginTop: 22 });
export const more = style({ marginTop: 8 });
globalStyle(`${more} summary`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  fontWeight: 650,
  color: color.link,
  cursor: "pointer",
});
export const form = style({ display: "grid", gap: 14, maxWidth: 620 });
