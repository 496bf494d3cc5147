/** Widths at which the layout changes; styles use them by name. */
export const media = {
  narrow: "screen and (max-width: 719px)",
  wide: "screen and (min-width: 720px)",
  middle: "screen and (max-width: 1179px)",
  large: "screen and (min-width: 1180px)",
  /** What `narrow` asks, for a picture's `sizes`: a media type there makes the browser skip the size. */
  narrowSize: "(max-width: 719px)",
  motion: "(prefers-reduced-motion: no-preference)",
  hover: "(hover: hover)",
} as const;
