import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";
import { media } from "./media.ts";

const { color } = vars;
/** Every drawing is this much wider than high. */
const ART_RATIO = 1.2;
const ART = { wide: 320, middle: 264 };
const ART_END = 24;
/** The space that the words leave to the drawing. */
const besideArt = (height: number) => `max(44%, ${height * ART_RATIO + ART_END}px)`;

export const hero = style({
  position: "relative",
  isolation: "isolate",
  display: "flex",
  alignItems: "center",
  minHeight: 268,
  margin: "20px 0 0",
  paddingBlock: 30,
  paddingInline: `44px ${besideArt(ART.wide)}`,
  borderRadius: vars.radius.hero,
  color: color.heroInk,
  overflow: "hidden",
  // Backgrounds that rise from the bottom stay below the words.
  "::before": {
    content: "",
    position: "absolute",
    zIndex: -2,
    inset: "0 0 -104px",
    background: vars.atmosphere.heroGround,
  },
  "@media": {
    [media.middle]: { paddingInlineEnd: besideArt(ART.middle) },
    [media.narrow]: {
      "::before": {
        bottom: -40,
        // A wide background's light spans a whole phone, so there it shines below the words.
        background: `linear-gradient(color-mix(in srgb, ${color.heroBase} 75%, transparent) calc(100% - 220px), transparent calc(100% - 100px)), ${vars.atmosphere.heroGround}`,
      },
      display: "block",
      minHeight: 0,
      marginTop: 12,
      padding: "22px 22px 168px",
    },
  },
});
export const art = style({
  position: "absolute",
  zIndex: -1,
  insetInlineEnd: ART_END,
  top: 12,
  width: "auto",
  maxWidth: "none",
  height: ART.wide,
  "@media": {
    [media.middle]: { top: "auto", bottom: -28, height: ART.middle },
    [media.narrow]: {
      top: "auto",
      bottom: -40,
      right: "50%",
      height: 204,
      transform: "translateX(50%)",
    },
  },
});
export const title = style({
  fontSize: 42,
  lineHeight: 1.04,
  "@media": { [media.narrow]: { fontSize: 32 } },
});
export const lead = style({
  maxWidth: "46ch",
  marginTop: 12,
  fontSize: 17,
  lineHeight: 1.45,
  color: color.heroMuted,
  "@media": { [media.narrow]: { fontSize: 15.5 } },
});
export const action = style({ marginTop: 20 });
