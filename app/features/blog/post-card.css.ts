import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "#app/ui/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  height: "100%",
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  overflow: "hidden",
  "@media": {
    [media.motion]: { transition: "transform 180ms ease-out" },
    [`${media.hover} and ${media.motion}`]: {
      selectors: { "&:hover": { transform: "translateY(-4px)" } },
    },
  },
});
export const cards = styleVariants({
  plain: [card],
  lead: [card, { "@media": { [media.large]: { flexDirection: "row", minHeight: 348 } } }],
});
const stage = style({
  position: "relative",
  isolation: "isolate",
  flex: "none",
  height: 188,
  background: vars.atmosphere.heroGround,
  overflow: "hidden",
  "@media": { [media.narrow]: { height: 156 } },
});
export const stages = styleVariants({
  plain: [stage],
  lead: [stage, { "@media": { [media.large]: { flex: "0 0 52%", height: "auto" } } }],
});
export const art = style({
  position: "absolute",
  left: "50%",
  bottom: "-8%",
  width: "auto",
  maxWidth: "none",
  height: "108%",
  transform: "translateX(-50%)",
});
const text = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  padding: "18px 22px 20px",
});
export const words = styleVariants({
  plain: [text],
  lead: [text, { "@media": { [media.large]: { justifyContent: "center", padding: "28px 40px" } } }],
});
export const byline = style({ display: "flex", gap: 8, fontSize: 13.5, color: color.muted });
const title = style({ margin: "8px 0 8px", fontSize: 22, lineHeight: 1.18 });
export const titles = styleVariants({
  plain: [title],
  lead: [title, { "@media": { [media.large]: { fontSize: 34 } } }],
});
export const link = style({
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.panel },
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `3px solid ${color.link}`, outlineOffset: -3 },
  },
});
export const summary = style({ fontSize: 15.5, lineHeight: 1.5, color: color.muted });
export const author = style({ marginTop: "auto", paddingTop: 14, fontSize: 13.5, fontWeight: 650 });
