import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const nav = style({
  position: "sticky",
  top: 16,
  "@media": { [media.narrow]: { position: "static", minWidth: 0 } },
});
/** On a phone the subjects stand in one row that scrolls. */
export const subjects = style({
  display: "grid",
  "@media": { [media.narrow]: { display: "flex", flexWrap: "wrap", columnGap: 20 } },
});
const line = {
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 48,
  fontWeight: 650,
} as const;
export const subject = style({
  ...line,
  justifyContent: "space-between",
  borderBottom: `1.5px solid ${color.line}`,
  selectors: { "&:hover": { borderColor: color.link, color: color.link } },
  "@media": { [media.narrow]: { border: 0 } },
});
export const count = style({
  fontFamily: vars.display.family,
  fontWeight: vars.display.weight,
  color: color.muted,
});
export const person = style({ ...line, color: color.link });
