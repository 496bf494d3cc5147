import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

export const page = style({ maxWidth: 860, margin: "28px auto 20px" });
export { pageTitle } from "#app/ui/layout/page-title.css.ts";
export const pageLead = style({ margin: "8px 0 0", fontSize: 17, color: color.muted });
export const list = style({ display: "grid", gap: 12, marginTop: 24 });
/** The title's link covers its card, so that a thumb can press anywhere on it. */
export const card = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 18,
  padding: "18px 20px",
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  selectors: {
    "&:hover": { boxShadow: `${vars.atmosphere.shadowCard}, inset 0 0 0 1.5px ${color.edge}` },
  },
  "@media": { [media.narrow]: { gap: 12, padding: "16px 14px" } },
});
globalStyle(`${card} > svg`, { flex: "none", color: color.muted });
export const mark = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  alignSelf: "flex-start",
  width: 48,
  height: 48,
  borderRadius: `min(${radius.control}, 16px)`,
  background: color.notice,
  color: color.noticeInk,
  "@media": { [media.narrow]: { display: "none" } },
});
export const words = style({ flex: 1, minWidth: 0 });
export const title = style({ fontSize: 19, textWrap: "pretty" });
export const link = style({
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0, borderRadius: "inherit" },
  },
});
export const lead = style({ margin: "4px 0 6px", color: color.muted });
globalStyle(`${words} > time`, { margin: 0 });
