import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "#app/ui/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius, atmosphere } = vars;

const base = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  height: "100%",
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: atmosphere.shadowCard,
  overflow: "hidden",
});
const lift = {
  transition: "transform 180ms ease-out, box-shadow 180ms ease-out",
} as const;
export const card = styleVariants({
  bare: [
    base,
    {
      "@media": {
        [media.motion]: lift,
        [`${media.hover} and ${media.motion}`]: {
          selectors: { "&:hover": { transform: "translateY(-4px)" } },
        },
      },
    },
  ],
  lined: [base, { selectors: { "&:hover": { boxShadow: atmosphere.glow } } }],
  tide: [
    base,
    {
      "@media": {
        [media.motion]: lift,
        [`${media.hover} and ${media.motion}`]: {
          selectors: { "&:hover": { transform: "translateY(-4px)" } },
        },
      },
    },
  ],
});
export const sizes = styleVariants({
  plain: {},
  wide: { "@media": { [media.large]: { flexDirection: "row" } } },
});

const stage = style({
  position: "relative",
  isolation: "isolate",
  flex: "none",
  height: 176,
  background: atmosphere.heroGround,
  overflow: "hidden",
  "@media": { [media.narrow]: { height: 150 } },
});
export const stages = styleVariants({
  plain: [stage],
  wide: [
    stage,
    { "@media": { [media.large]: { flex: "1 1 50%", height: "auto", minHeight: 340 } } },
  ],
});
const art = style({
  position: "absolute",
  left: "50%",
  bottom: "-14%",
  width: "auto",
  maxWidth: "none",
  height: "118%",
  transform: "translateX(-50%)",
});
export const arts = styleVariants({
  plain: [art],
  wide: [art, { "@media": { [media.large]: { height: "100%", bottom: "-6%" } } }],
});

export const words = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  padding: "18px 22px 20px",
  minWidth: 0,
});
globalStyle(`${sizes.wide} ${words}`, {
  "@media": { [media.large]: { flex: "1 1 50%", justifyContent: "center", padding: "26px 30px" } },
});
export const tags = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "6px 12px",
});
export const category = style({ fontSize: 13.5, fontWeight: 600, color: color.muted });
const title = style({ margin: "12px 0 6px", fontSize: 22, lineHeight: 1.15 });
export const titles = styleVariants({
  plain: [title],
  wide: [title, { "@media": { [media.large]: { fontSize: 34 } } }],
});
/** The title's link fills the card, so that all of it can be pressed. */
export const link = style({
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.panel },
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `3px solid ${color.link}`, outlineOffset: -3 },
  },
});
export const summary = style({ lineHeight: 1.5, color: color.muted, fontSize: 15.5 });
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "6px 18px",
  marginTop: "auto",
  paddingTop: 14,
});
globalStyle(`${sizes.wide} ${facts}`, { "@media": { [media.large]: { marginTop: 0 } } });
export const fact = style({
  display: "flex",
  alignItems: "center",
  gap: 7,
  fontSize: 13.5,
  fontWeight: 600,
  color: color.muted,
});
