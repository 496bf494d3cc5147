/** The layout's breakpoints; styles use them by name. */
export const media = {
  narrow: "screen and (max-width: 719px)",
  wide: "screen and (min-width: 720px)",
  middle: "screen and (max-width: 1179px)",
  /** The smallest phones in use. */
  small: "screen and (max-width: 359px)",
  /** Phones and small tablets, whose game bar has no room for a name beside the money. */
  upright: "screen and (max-width: 559px)",
  /** Every phone held upright. */
  phone: "screen and (max-width: 429px)",
  /** A tablet held upright, and everything smaller. */
  tablet: "screen and (max-width: 899px)",
  large: "screen and (min-width: 1180px)",
  /** A phone narrower than most. */
  slim: "screen and (max-width: 389px)",
  /** A phone with its text twice as large: widths count in the text's size. */
  tight: "screen and (max-width: 259px)",
  /** An upright phone with little height. */
  short: "screen and (max-width: 719px) and (max-height: 779px)",
  /** A phone on its side. */
  low: "screen and (orientation: landscape) and (max-height: 539px)",
  /** A phone on its side with the usual text: three short columns have room. */
  lowColumns: "screen and (orientation: landscape) and (max-height: 539px) and (min-width: 640px)",
  /** A phone on its side, but no wide window that is low. */
  side: "screen and (orientation: landscape) and (max-height: 539px) and (max-width: 1179px)",
  /** Every phone, upright or on its side. */
  hand: "screen and (max-width: 719px), screen and (orientation: landscape) and (max-height: 539px)",
  /** A phone, upright or on its side, but no wide window that is low. */
  handOnly:
    "screen and (max-width: 719px), screen and (orientation: landscape) and (max-height: 539px) and (max-width: 1179px)",
  /** Everything but a phone. */
  roomy: "screen and (min-width: 720px) and (min-height: 540px)",
  /**
   * The query of `narrow` for a picture's `sizes`. With a media type the browser would skip the
   * size.
   */
  narrowSize: "(max-width: 44.9375em)",
  /** A laptop's window, which is too low for a tall hero and a row of games. */
  lowDesk: "screen and (min-width: 1180px) and (min-height: 540px) and (max-height: 879px)",
  /** A window too low for a whole header above a game. */
  lowWindow: "screen and (min-width: 720px) and (max-height: 899px)",
  /** A window too low for all that a rail has, one below the other. */
  lowRail: "screen and (min-width: 720px) and (max-height: 679px)",
  motion: "(prefers-reduced-motion: no-preference)",
  /** Without a script to stop it nothing moves by itself. */
  scriptedMotion: "(prefers-reduced-motion: no-preference) and (scripting: enabled)",
  hover: "(hover: hover)",
} as const;
