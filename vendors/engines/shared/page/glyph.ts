const PATHS = {
  back: "M15 5l-7 7 7 7",
  mute: "M4 9v6h4l5 4V5L8 9zM17 9.500l5 5M22 9.500l-5 5",
  loud: "M4 9v6h4l5 4V5L8 9zM16.500 9a4 4 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11",
  rules: "M12 11v5.500M12 7.500v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z",
  minus: "M6 12h12",
  plus: "M6 12h12M12 6v12",
  undo: "M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3",
  again: "M4 4v6h6M4.600 10A8 8 0 1 1 4 14",
  auto: "M20 11a8 8 0 0 0-14-4.500L4 9M4 4v5h5M4 13a8 8 0 0 0 14 4.500l2-2.500M20 20v-5h-5",
  fast: "M13 3L5 14h6l-1 7 8-11h-6z",
  history: "M9 6h11M9 12h11M9 18h11M4.500 6h.1M4.500 12h.1M4.500 18h.1",
  close: "M6 6l12 12M18 6L6 18",
  spin: "M19.500 12a7.500 7.500 0 1 1-2.200-5.300L20 9.400M20 4.500v5h-5",
} as const;

/** A line icon of 24 × 24 that takes the colour of the text around it. */
export function glyph(name: keyof typeof PATHS): string {
  return `<svg class="glyph glyph-${name}" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${PATHS[name]}" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}
