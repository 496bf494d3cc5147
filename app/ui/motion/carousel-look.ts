import { vars } from "#themes/contract.css.ts";
import { media } from "../layout/media.ts";

const { color } = vars;

/** Under reduced motion nothing moves by itself, so there is nothing to stop. */
export const pauseLook = {
  display: "none",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: "50%",
  color: color.heroInk,
  "@media": { [media.motion]: { display: "grid" } },
} as const;

/** A small dot in a target large enough for a finger; the current slide has a long one. */
export const dotLook = {
  display: "grid",
  placeItems: "center",
  minWidth: 24,
  height: 44,
  cursor: "pointer",
  "::before": {
    content: "",
    width: 8,
    height: 8,
    borderRadius: 4,
    background: color.heroInk,
    opacity: 0.5,
  },
} as const;
export const dotOnLook = (width: number) => ({
  minWidth: width + 12,
  "::before": { width, opacity: 1, background: color.heroKicker },
});
