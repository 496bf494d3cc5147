import {
  staffMemberEndSessions,
  staffMemberLabels,
  staffMemberPassword,
  staffMemberResetWithdrawPassword,
  staffMemberSetUpline,
  staffMemberShow,
  staffMemberStatus,
  staffMemberTransfers,
  staffMemberUnlock,
} from "../../contract/staff/members/members.ts";
import { at, type OfficeRoute } from "../office-route.ts";
import { type MerchantDesk, staffOf } from "../people/manage-people.ts";
import { agentRoutes, applicationRoutes } from "./agents/agent-routes.ts";
import type { Named } from "./as-staff-of-member.ts";
import { blockTransfers } from "./block-transfers.ts";
import { contractRoutes } from "./contracts/contract-routes.ts";
import { endMemberSessions } from "./end-member-sessions.ts";
import { endWithdrawPassword } from "./end-withdraw-password.ts";
import { givePassword } from "./give-password.ts";
import { identityRoutes } from "./identities/identity-routes.ts";
import { limitRoutes } from "./limits/limit-routes.ts";
import { personRoutes } from "./persons/person-routes.ts";
import { setLabels } from "./set-labels.ts";
import { setMemberStatus } from "./set-member-status.ts";
import { setUpline } from "./set-upline.ts";
import { showMember } from "./show-member.ts";
import { signalRoutes } from "./signals/signal-routes.ts";
import { LOCKED_DETAILS, unlockDetails } from "./unlock-details.ts";

const DETAILS = {
  "unlock-name": "name",
  "unlock-birthday": "birthday",
  "unlock-papers": "papers",
} as const;

/** The office's calls about members, agents among them. */
export const memberRoutes: readonly OfficeRoute[] = [
  at(staffMemberShow, async (desk, input) => {
    const { registeredAt, lastLoginAt, ...facts } = await showMember(
      staffOf(desk),
      named(desk, input),
    );
    return {
      ...facts,
      registeredAt: registeredAt.getTime(),
      lastLoginAt: lastLoginAt?.getTime() ?? null,
    };
  }),
  at(staffMemberPassword, async (desk, input) => ({
    password: await givePassword(staffOf(desk), named(desk, input)),
  })),
  at(staffMemberUnlock, async (desk, { unlock, ...input }) => {
    const details = DETAILS[unlock];
    await unlockDetails(staffOf(desk), { ...named(desk, input), details });
    return { unlocked: [...LOCKED_DETAILS[details]] };
  }),
  at(staffMemberResetWithdrawPassword, async (desk, input) => {
    await endWithdrawPassword(staffOf(desk), named(desk, input));
    return {};
  }),
  at(staffMemberEndSessions, async (desk, input) => {
    await endMemberSessions(staffOf(desk), named(desk, input));
    return {};
  }),
  at(staffMemberSetUpline, async (desk, { upline: agent, ...input }) => {
    const upline = agent === "none" ? null : agent;
    await setUpline(staffOf(desk), { ...named(desk, input), upline });
    return {};
  }),
  at(staffMemberTransfers, async (desk, { act, ...input }) => {
    const isBlocked = act === "block-transfers";
    await blockTransfers(staffOf(desk), { ...named(desk, input), isBlocked });
    return {};
  }),
  at(staffMemberStatus, async (desk, { act, reason, ...input }) => {
    const status = act === "block" ? "blocked" : "active";
    await setMemberStatus(staffOf(desk), { ...named(desk, input), status, reason });
    return {};
  }),
  at(staffMemberLabels, async (desk, { labels, ...input }) => {
    await setLabels(staffOf(desk), { ...named(desk, input), labels });
    return {};
  }),
  ...agentRoutes,
  ...identityRoutes,
  ...personRoutes,
  ...signalRoutes,
  ...limitRoutes,
  ...applicationRoutes,
  ...contractRoutes,
];

const named = ({ merchant }: MerchantDesk, { account }: { account: string }): Named => ({
  merchant,
  account,
});
