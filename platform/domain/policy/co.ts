import { EVERYWHERE, gates, NOT_CONFIRMED, type Place, said, secondary } from "./place.ts";

/** Colombia: Coljuegos' concessions. Acuerdo 01 of 2026 was not read: all is provisional. */
export const CO: Place = {
  ...NOT_CONFIRMED,
  ...EVERYWHERE,
  notices: said("N, Coljuegos' seal", ["seal"]),
  ...gates(secondary("~C1, §2: concession", true), "allows.registration", "allows.play"),
};
