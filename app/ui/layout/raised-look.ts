import { vars } from "#themes/contract.css.ts";

const { color, radius } = vars;

/** A panel that stands out from the others of its page. */
export const raisedLook = {
  borderRadius: radius.panel,
  background: `radial-gradient(120% 140% at 0% 0%, ${color.raised}, ${color.tint} 62%)`,
  boxShadow: `inset 0 0 0 1.5px ${color.edge}`,
} as const;
