import { chosen, EVERYWHERE, gates, NOT_CONFIRMED, type Place, secondary } from "./place.ts";

/** Mexico: SEGOB's permits. Hardly a rule protects players, so the strictest of others hold. */
export const MX: Place = {
  ...NOT_CONFIRMED,
  ...EVERYWHERE,
  helplines: secondary("~table", [
    { country: "MX", name: "Línea de la Vida", contact: "800 911 2000" },
  ]),
  ...gates(secondary("~X1, §2: permits of 1947", true), "allows.registration", "allows.play"),
  ...gates(secondary("~X1, §2: remote bets", true), "allows.sports"),
  ...gates(secondary("~X1, the permit holder only", false), "allows.agents", "allows.agentPay"),
  ...gates(chosen("§3, perhaps a raffle that needs a permit", false), "allows.draws"),
};
