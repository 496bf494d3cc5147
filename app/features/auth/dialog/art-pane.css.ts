import { style } from "@vanilla-extract/css";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { ringOf } from "#app/ui/layout/ring.css.ts";
import { vars } from "#themes/contract.css.ts";

const { color } = vars;
const { above, arch, stage, ticket, plain } = inside.access;

export const pane = style({
  position: "relative",
  overflow: "hidden",
  isolation: "isolate",
  background: vars.atmosphere.heroGround,
  color: color.heroInk,
  vars: ringOf(color.heroInk),
  selectors: {
    [above]: { clipPath: "polygon(0 0, 100% 0, 100% calc(100% - 26px), 0 100%)" },
    [arch]: { flex: "none", margin: "24px auto 0" },
    [plain]: { display: "none" },
    [ticket]: { order: 1 },
  },
  "@media": {
    [media.wide]: {
      selectors: {
        [above]: {
          flex: "none",
          height: "clamp(104px, 26dvh - 84px, 184px)",
        },
        [arch]: {
          width: "min(232px, 32dvh)",
          height: "clamp(40px, 38dvh - 260px, 124px)",
          marginTop: 14,
          borderRadius: "130px 130px 12px 12px",
        },
        [stage]: { position: "absolute", inset: 0 },
        [ticket]: { borderInlineStart: `5px dotted ${color.page}` },
      },
    },
    [media.narrow]: {
      height: "clamp(120px, 26dvh, 214px)",
      flex: "none",
      selectors: {
        [above]: {
          height: "clamp(92px, 17dvh, 140px)",
        },
        [arch]: {
          width: 188,
          height: "clamp(84px, 15dvh, 112px)",
          marginTop: 18,
          borderRadius: "110px 110px 10px 10px",
        },
        [stage]: { position: "absolute", inset: 0, height: "auto" },
        [ticket]: { height: 104, borderTop: `5px dotted ${color.page}` },
      },
    },
    [media.low]: { selectors: { [`${arch}, ${above}`]: { display: "none" } } },
  },
});
export const art = style({
  position: "absolute",
  zIndex: -1,
  left: "50%",
  bottom: 0,
  width: "100%",
  maxWidth: "none",
  height: "64%",
  objectFit: "cover",
  objectPosition: "50% 100%",
  transform: "translateX(-50%)",
  "@media": {
    [media.wide]: {
      selectors: {
        [above]: {
          insetInline: "auto 0",
          width: "46%",
          height: "100%",
          objectPosition: "50% 60%",
          transform: "none",
        },
        [arch]: { height: "100%", objectPosition: "50% 60%" },
        [stage]: {
          insetInline: "29% auto",
          width: "auto",
          maxWidth: "58%",
          height: "66%",
          aspectRatio: 1.2,
          objectFit: "contain",
          // A drawing may have a ground of its own, whose edge would show beside the card.
          maskImage: "linear-gradient(90deg, transparent, #000 18%, #000 82%, transparent)",
          transform: "translateX(-50%)",
        },
        [ticket]: { height: "52%" },
      },
    },
    [media.narrow]: {
      height: "100%",
      objectPosition: "50% 60%",
      selectors: {
        [stage]: { top: 0, bottom: "auto", height: "clamp(150px, 36dvh, 300px)" },
      },
    },
  },
});
export const words = style({
  padding: "40px 36px 0",
  "@media": {
    [media.wide]: {
      selectors: {
        [above]: { maxWidth: "62%", padding: "clamp(10px, 2dvh, 28px) 32px 0" },
        [arch]: { display: "none" },
        [stage]: {
          // Clear of the card at the other side.
          maxWidth: "calc(92vw - 480px - max(24px, 9vw))",
          padding: "clamp(28px, 9dvh, 96px) 0 0",
          marginInlineStart: "6vw",
        },
        [ticket]: { padding: "32px 22px 0" },
      },
    },
    [media.middle]: { selectors: { [stage]: { maxWidth: "calc(92vw - 490px)" } } },
    [media.low]: { selectors: { [stage]: { display: "none" } } },
    [media.narrow]: { display: "none" },
  },
});
export const kicker = style({ fontSize: 14, fontWeight: 700, color: color.heroKicker });
export const title = style({
  margin: "6px 0 10px",
  fontFamily: vars.display.family,
  fontSize: 32,
  fontWeight: vars.display.weight,
  fontStretch: vars.display.stretch,
  fontVariationSettings: vars.display.settings,
  letterSpacing: vars.display.tracking,
  lineHeight: 1.08,
  textWrap: "balance",
  "@media": {
    [media.wide]: {
      selectors: {
        [above]: { marginBlock: "2px 4px", fontSize: 26 },
        [stage]: { fontSize: "clamp(26px, 4vw, 54px)" },
        [ticket]: { fontSize: 25 },
      },
    },
  },
});
export const text = style({ fontSize: 16, lineHeight: 1.4, color: color.heroMuted });
