import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { pageTitle } from "#app/ui/layout/page-title.css.ts";
import { vars } from "#themes/contract.css.ts";

/** A draw's page in one column: its title, what happens now, and the picture. */
export const page = style({
  margin: "28px 0 20px",
  "@media": { [media.narrow]: { marginTop: 14 } },
});
export const stage = style({
  display: "grid",
  gap: 16,
  marginBottom: 20,
  padding: "28px 32px 32px",
  borderRadius: vars.radius.panel,
  background: vars.color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  "@media": { [media.narrow]: { padding: "18px 16px 22px" } },
});
export const title = style([pageTitle]);
export const lead = style({ maxWidth: "60ch", fontSize: 17, color: vars.color.muted });
