import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const panel = style({
  maxWidth: 680,
  margin: "32px auto 24px",
  padding: "40px 44px 36px",
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  "@media": { [media.narrow]: { margin: "14px auto", padding: "28px 18px 24px" } },
});
export const mark = style({
  display: "grid",
  placeItems: "center",
  width: 64,
  height: 64,
  marginBottom: 16,
  borderRadius: `min(${radius.card}, 22px)`,
  background: color.tint,
  color: color.link,
});
export const title = style({ fontSize: 36, "@media": { [media.narrow]: { fontSize: 29 } } });
export const lead = style({ marginTop: 6, fontSize: 16.5, color: color.muted });
export const withoutScripts = style({
  marginTop: 14,
  fontWeight: 600,
  "@media": { "(scripting: enabled)": { display: "none" } },
});
export const places = style({ marginTop: 22 });
export const verdict = style({
  minHeight: 52,
  display: "flex",
  alignItems: "center",
  marginTop: 8,
  fontSize: 17,
  fontWeight: 650,
  "@media": { "(scripting: none)": { display: "none" } },
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 10,
  minHeight: 54,
  alignItems: "center",
  "@media": {
    // The two stand one below the other here, and the content below them must not move.
    [media.narrow]: { minHeight: 98, alignContent: "start" },
    "(scripting: none)": { display: "none" },
  },
});
export const note = style({ marginTop: 14, fontSize: 14, color: color.muted });
