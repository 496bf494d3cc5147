import { EVERYWHERE, gates, NOT_CONFIRMED, type Place, secondary } from "./place.ts";

/** Argentina: provincial licences. Of two provinces the stricter value stands. */
export const AR: Place = {
  ...NOT_CONFIRMED,
  ...EVERYWHERE,
  "identity.minAge": secondary("~A1", 18),
  "identity.documentAtRegistration": secondary("~A1", true),
  "identity.isBiometric": secondary("~A1, ~A3", true),
  "identity.barred": secondary("~A2, ~A3", ["benefits", "maintenanceDebtors"]),
  "withdrawals.ownNameOnly": secondary("~N, CABA: a named account", true),
  helplines: secondary("~table", [
    { country: "AR", name: "Juego Responsable", contact: "0800-444-4000" },
  ]),
  ...gates(secondary("~§2, a province's licence", true), "allows.registration", "allows.play"),
  ...gates(secondary("~N, CABA", false), "allows.transfersFromAgent", "allows.transfersToAgent"),
};
