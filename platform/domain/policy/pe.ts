import { EVERYWHERE, gates, NOT_CONFIRMED, type Place, secondary } from "./place.ts";

/** Peru: MINCETUR's authorisation of a technology platform. */
export const PE: Place = {
  ...NOT_CONFIRMED,
  ...EVERYWHERE,
  "identity.birthDateAtRegistration": secondary("~P1", true),
  "identity.documentAtRegistration": secondary("~P1", true),
  ...gates(secondary("~P1, §2", true), "allows.registration", "allows.play", "allows.sports"),
  ...gates(secondary("~P2, a draft", false), "allows.demoPlay"),
  ...gates(secondary("~P2, free bets are barred", false), "allows.welcomeBonus"),
  ...gates(secondary("~P2, §3", false), "allows.missions", "allows.draws"),
  ...gates(secondary("~P1, authorised and registered", true), "allows.jackpot"),
  ...gates(secondary("~P1", false), "allows.crypto"),
  ...gates(secondary("~P1", true), "allows.creditCard"),
};
