import { referralInvited, referralShow } from "../../contract/club/referral.ts";
import { on } from "../../core/route.ts";
import { listInvited } from "./list-invited.ts";
import { showReferral } from "./show-referral.ts";

export const referralRoutes = [on(referralShow, showReferral), on(referralInvited, listInvited)];
