import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";
import { inside } from "./inside.ts";
import { media } from "./media.ts";

const { color } = vars;

/** A section of a page under its own heading. */
export const section = style({
  marginTop: `calc(${vars.gapSection} * 1.25)`,
  "@media": { [media.narrow]: { marginTop: `calc(${vars.gapSectionNarrow} * 1.25)` } },
});
export const heading = style({
  fontSize: `calc(${vars.sectionSize} * 1.08)`,
  "@media": { [media.narrow]: { fontSize: `min(calc(${vars.sectionSizeNarrow} * 1.08), 8.6vw)` } },
});
export const lead = style({
  maxWidth: "64ch",
  marginTop: 6,
  marginBottom: 18,
  fontSize: 16,
  color: color.muted,
});
export const panel = style({
  borderRadius: vars.radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  padding: "26px 30px",
  selectors: {
    [inside.surface.framed]: { boxShadow: `inset 0 0 0 1.5px ${color.edge}` },
    [inside.surface.open]: {
      paddingInline: 0,
      borderTop: `1px solid ${color.edge}`,
      borderRadius: 0,
      background: "none",
      boxShadow: "none",
    },
  },
  "@media": { [media.narrow]: { padding: "20px 18px" } },
});
