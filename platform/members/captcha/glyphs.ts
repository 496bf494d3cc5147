/**
 * Letters and digits that are not confused with each other, as strokes on a grid of 4 × 6. They are
 * our own, so that no font is needed and none can be looked up.
 */
export const GLYPHS: Readonly<Record<string, string>> = {
  A: "M0 6L2 0L4 6M0.8 4H3.2",
  C: "M4 1C3 0 0 -0.4 0 3C0 6.4 3 6 4 5",
  E: "M4 0H0V6H4M0 3H3",
  F: "M4 0H0V6M0 3H3",
  H: "M0 0V6M4 0V6M0 3H4",
  J: "M3.4 0V4.4C3.4 6.4 0.4 6.4 0 4.6",
  K: "M0 0V6M4 0L0 3.4L4 6",
  L: "M0 0V6H4",
  M: "M0 6V0L2 3.2L4 0V6",
  N: "M0 6V0L4 6V0",
  P: "M0 6V0H2.4C4.5 0 4.5 3.2 2.4 3.2H0",
  R: "M0 6V0H2.4C4.5 0 4.5 3 2.4 3H0M1.8 3L4 6",
  T: "M0 0H4M2 0V6",
  U: "M0 0V4C0 6.6 4 6.6 4 4V0",
  W: "M0 0L1 6L2 2.6L3 6L4 0",
  X: "M0 0L4 6M4 0L0 6",
  Y: "M0 0L2 3L4 0M2 3V6",
  3: "M0.2 0.6C1.4 -0.5 4 -0.2 3.7 1.6C3.5 3 1.4 3 1.4 3C1.4 3 4 3 4 4.6C4 6.6 0.8 6.4 0 5.3",
  4: "M3 6V0L0 4.2H4",
  6: "M3.6 0.3C1 0 0 2.4 0 4.2C0 6.6 4 6.6 4 4.3C4 2.4 0.8 2.4 0.1 4",
  7: "M0 0H4L1.4 6",
  9: "M0.4 5.7C3 6 4 3.6 4 1.8C4 -0.6 0 -0.6 0 1.7C0 3.6 3.2 3.6 3.9 2",
};
