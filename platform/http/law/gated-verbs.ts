import type { Gate } from "../../contract/core/gates.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import { calls } from "../routes.ts";
import { gatesOf } from "./require-law.ts";

/** Something that a policy allows or refuses as a whole. */
export type GatedVerb = { verb: string; isAllowed: (policy: Policy) => boolean };

const byGates = (verb: string, ...gates: readonly Gate[]): GatedVerb => ({
  verb,
  isAllowed: ({ allows }) => gates.every((gate) => allows[gate]),
});

/** Calls that the law closes whatever they are asked. */
export const GATED_CALLS: readonly GatedVerb[] = calls
  .filter((call) => gatesOf(call).length > 0)
  .map((call) => byGates(call.name, ...gatesOf(call)));

/** What depends on the input of a call or leaves something out of its answer. */
export const GATED_PARTS: readonly GatedVerb[] = [
  byGates("gameLaunch of a slot", "play"),
  byGates("gameLaunch of sports", "play", "sports"),
  byGates("gameLaunch of a PVP room", "play", "pvp"),
  byGates("gameLaunch of a cockfight", "play", "cockfight"),
  byGates("gameLaunch of a lottery", "play", "lottery"),
  byGates("gameLaunch for a trial account", "demoPlay"),
  byGates("autoplay within a game", "play", "autoplay"),
  byGates("turbo within a game", "play", "turbo"),
  byGates("purseMove in", "play"),
  byGates("depositCreate by USDT", "play", "crypto"),
  byGates("depositCreate by card", "play", "creditCard"),
  byGates("transferCreate up", "transfersToAgent"),
  byGates("transferCreate down", "transfersFromAgent"),
  byGates("winners in their list", "winnersTicker"),
  byGates("the pot", "jackpot"),
  byGates("notices that pop up", "promotionalPopup"),
  { verb: "withdrawalCancel", isAllowed: ({ withdrawals }) => withdrawals.mayCancel },
];

export const GATED_VERBS: readonly GatedVerb[] = [...GATED_CALLS, ...GATED_PARTS];

/** Gates that no verb of the platform asks, and why. */
export const UNASKED: Readonly<Partial<Record<Gate, string>>> = {
  inventedJackpot: "the site counts no invented number where it is refused",
  liveBetting: "no vendor tells which of its bets are live",
};
