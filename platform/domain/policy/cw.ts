import { EVERYWHERE, gates, NOT_CONFIRMED, type Place, secondary } from "./place.ts";

/** Curaçao: the CGA's licences. The player's own country holds beside it. */
export const CW: Place = {
  ...NOT_CONFIRMED,
  ...EVERYWHERE,
  "identity.minAge": secondary("~operator page", 18),
  "identity.documentAtRegistration": secondary("~W1", true),
  "limits.depositAtSignUp": secondary("~W1", "offered"),
  "exclusion.mayBeForEver": secondary("~W1", true),
  ...gates(secondary("~§2, LOK", true), "allows.registration", "allows.play"),
};
