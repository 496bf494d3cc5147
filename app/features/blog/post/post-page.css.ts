import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { sceneLook } from "#app/ui/layout/story-card-look.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;

export const page = style({ margin: "12px 0 20px" });
export const back = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  fontWeight: 650,
  color: color.link,
});
export const article = style({
  maxWidth: 900,
  margin: "4px auto 0",
  borderRadius: vars.radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  overflow: "hidden",
});
export const stage = style({
  position: "relative",
  isolation: "isolate",
  height: 300,
  background: vars.atmosphere.heroGround,
  overflow: "hidden",
  "@media": { [media.narrow]: { height: 180 } },
});
export const art = style({
  position: "absolute",
  left: "50%",
  bottom: "-8%",
  width: "auto",
  maxWidth: "none",
  height: "108%",
  transform: "translateX(-50%)",
  selectors: sceneLook,
});
const column = { maxWidth: 760, margin: "0 auto", padding: "0 40px" } as const;
export const head = style({
  ...column,
  paddingTop: 34,
  "@media": { [media.narrow]: { padding: "22px 20px 0" } },
});
export const title = style({
  fontSize: 42,
  lineHeight: 1.08,
  "@media": { [media.narrow]: { fontSize: 30 } },
});
export const summary = style({
  marginTop: 12,
  fontSize: 19,
  lineHeight: 1.5,
  color: color.muted,
  "@media": { [media.narrow]: { fontSize: 17 } },
});
export const byline = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 18px",
  margin: "18px 0 0",
  paddingBottom: 22,
  borderBottom: `1px solid ${color.line}`,
  fontSize: 14.5,
  color: color.muted,
});
export const body = style({
  ...column,
  paddingTop: 24,
  paddingBottom: 44,
  "@media": { [media.narrow]: { padding: "18px 20px 28px" } },
});
export const care = style({
  marginTop: 36,
  padding: "14px 18px",
  borderRadius: vars.radius.control,
  background: color.notice,
  fontSize: 14.5,
  lineHeight: 1.5,
});
export const more = style({ marginTop: 16 });
