import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { pageTitle } from "#app/ui/layout/page-title.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const page = style({
  margin: "28px 0 20px",
  "@media": { [media.narrow]: { marginTop: 18 } },
});
export const title = style([pageTitle]);
export const repeat = style({ display: "grid", gap: 12, justifyItems: "start", marginTop: 16 });
export const facts = style({
  borderRadius: vars.radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  padding: "6px 24px",
  "@media": { [media.narrow]: { padding: "4px 16px" } },
});
export const fact = style({
  display: "grid",
  gridTemplateColumns: "220px minmax(0, 1fr)",
  gap: "2px 16px",
  padding: "11px 0",
  selectors: { "& + &": { borderTop: `1px solid ${color.line}` } },
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const term = style({ color: color.muted });
export const value = style({ margin: 0, overflowWrap: "anywhere" });
export const back = style({ marginTop: 20 });
