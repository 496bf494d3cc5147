import { vars } from "#themes/contract.css.ts";
import { inside } from "./inside.ts";
import { media } from "./media.ts";

const { color, radius } = vars;

/** A card with a drawing over or next to its words; the whole card is one link. */
export const cardLook = {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  height: "100%",
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  overflow: "hidden",
  selectors: {
    [inside.surface.framed]: { boxShadow: `0 0 0 1.5px ${color.edge}` },
    [inside.surface.open]: { borderRadius: 0, background: "none", boxShadow: "none" },
  },
} as const;
export const cardLift = {
  [media.motion]: { transition: "transform 180ms ease-out" },
  [`${media.hover} and ${media.motion}`]: {
    selectors: { "&:hover": { transform: "translateY(-4px)" } },
  },
} as const;
/** The drawing's background with the given height, lower on a phone. */
export const stageLook = (height: number, narrow: number) =>
  ({
    position: "relative",
    isolation: "isolate",
    flex: "none",
    height,
    background: vars.atmosphere.heroGround,
    overflow: "hidden",
    "@media": { [media.narrow]: { height: narrow } },
  }) as const;
/** The drawing, somewhat higher than its stage, so that it hangs over the lower edge. */
export const artLook = (height: string, below: string) =>
  ({
    position: "absolute",
    left: "50%",
    bottom: below,
    width: "auto",
    maxWidth: "none",
    height,
    transform: "translateX(-50%)",
  }) as const;
export const wordsLook = {
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  padding: "18px 22px 20px",
} as const;
/** The title's link covers the card, so that all of it can be pressed. */
export const linkLook = {
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.panel },
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `3px solid ${color.link}`, outlineOffset: -3 },
  },
} as const;
export const summaryLook = { lineHeight: 1.5, color: color.muted, fontSize: 15.5 } as const;
