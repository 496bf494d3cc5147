import { vars } from "#themes/contract.css.ts";

const { color } = vars;

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
