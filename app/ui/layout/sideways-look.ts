import { vars } from "#themes/contract.css.ts";

const shade = `color-mix(in srgb, ${vars.color.ink} 34%, transparent)`;

/**
 * Shows by shadows at its edges that a box scrolls sideways. Covers in the colour of its ground move
 * with the content, and hide the shadow of an edge that has no more content.
 */
export const sidewaysLook = (ground: string) =>
  ({
    overflowX: "auto",
    background: [
      `linear-gradient(90deg, ${ground} 40%, transparent) 0 0 / 40px 100% no-repeat local`,
      `linear-gradient(270deg, ${ground} 40%, transparent) 100% 0 / 40px 100% no-repeat local`,
      `linear-gradient(90deg, ${shade}, transparent) 0 0 / 14px 100% no-repeat`,
      `linear-gradient(270deg, ${shade}, transparent) 100% 0 / 14px 100% no-repeat`,
    ].join(),
  }) as const;
