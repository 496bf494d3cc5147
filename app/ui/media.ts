/** Widths at which the layout changes; styles use them by name. */
export const media = {
  narrow: "screen and (max-width: 719px)",
  wide: "screen and (min-width: 720px)",
  middle: "screen and (max-width: 1179px)",
  large: "screen and (min-width: 1180px)",
  motion: "(prefers-reduced-motion: no-preference)",
  hover: "(hover: hover)",
} as const;
