import { chosen, EVERYWHERE, gates, NOT_CONFIRMED, type Place, said, secondary } from "./place.ts";

/** Malta: the MGA's B2C licence. The text of Directive 2/2018 was not obtained. */
export const MT: Place = {
  ...NOT_CONFIRMED,
  ...EVERYWHERE,
  "limits.depositAtSignUp": said("M1", "offered"),
  "limits.required": said("M1", []),
  "limits.raiseWaitHours": secondary("~M3", 24),
  "realityCheck.isForced": said("M1", false),
  sessionSetup: said("table: none", "none"),
  "exclusion.months": chosen("M1 sets no length", [6, 12, 24, 60]),
  "exclusion.mayBeForEver": said("M1", true),
  "exclusion.endsAfterWaitDays": secondary("~M2", 7),
  "exclusion.scope": secondary("~M2", "operator"),
  "numbers.rtpLeast": secondary("~M3", 8500),
  "numbers.historyMonths": said("N", 6),
  notices: said("N", ["authorised", "minors", "saferPlay", "seal"]),
  "complaint.authority": said("table", "MGA"),
  ...gates(said("§2, B2C licence", true), "allows.registration", "allows.play"),
  ...gates(said("N, equal to the real game", true), "allows.demoPlay"),
  ...gates(chosen("§3, the value in money is shown", true), "allows.points"),
};
