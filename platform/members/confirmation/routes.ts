import { memberConfirm } from "../../contract/members/account.ts";
import { on } from "../../core/route.ts";
import { confirmMember } from "./confirm-member.ts";

export const confirmationRoutes = [on(memberConfirm, confirmMember)];
