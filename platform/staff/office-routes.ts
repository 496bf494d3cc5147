import {
  staffLogout,
  staffMe,
  staffSessionEnd,
  staffSessionList,
} from "../contract/staff/account.ts";
import { approvalDecide, approvalList } from "../contract/staff/approvals.ts";
import {
  staffInvitation,
  staffInvitationAccept,
  staffInvitationPasskey,
  staffInvitationPasskeyStart,
  staffLogin,
  staffPasskeyLogin,
  staffPasskeyLoginStart,
} from "../contract/staff/entrance.ts";
import {
  staffEnd,
  staffGrant,
  staffGrantEnd,
  staffInvite,
  staffList,
} from "../contract/staff/staff.ts";
import {
  staffTerminal,
  staffTerminalAnswer,
  staffTerminalConfirm,
  staffTerminalStart,
} from "../contract/staff/terminals.ts";
import { decideAtOffice, listAtOffice } from "./approvals/at-office.ts";
import { clubRoutes } from "./club/club-routes.ts";
import { memberRoutes } from "./members/member-routes.ts";
import { ruleRoutes } from "./merchant/rule-routes.ts";
import { siteRoutes } from "./merchant/site-routes.ts";
import { termsRoutes } from "./merchant/terms-routes.ts";
import { depositRoutes } from "./money/deposits/deposit-routes.ts";
import { methodRoutes } from "./money/deposits/methods/method-routes.ts";
import { statementRoutes } from "./money/statements/statement-routes.ts";
import { usdtRoutes } from "./money/usdt-routes.ts";
import { withdrawalRoutes } from "./money/withdrawal-routes.ts";
import { at, type OfficeRoute } from "./office-route.ts";
import {
  acceptByPasskey,
  acceptInvitation,
  showInvitation,
  startInvitedPasskey,
} from "./people/invitations.ts";
import { logStaffIn } from "./people/log-in.ts";
import { logStaffInByPasskey } from "./people/log-in-by-passkey.ts";
import {
  endGrant,
  endPerson,
  grantRole,
  invitePerson,
  listPeople,
} from "./people/manage-people.ts";
import { askForLogin } from "./people/passkeys.ts";
import { endStaffSession, listStaffSessions, logStaffOut, showMe } from "./people/sessions.ts";
import {
  answerTerminal,
  confirmTerminal,
  showTerminal,
  startTerminal,
} from "./people/terminals.ts";
import { playRoutes } from "./play/play-routes.ts";
import { publishingRoutes } from "./publishing/publishing-routes.ts";
import { secretRoutes } from "./secrets/secret-routes.ts";
import { senderRoutes } from "./senders/sender-routes.ts";
import { vendorRoutes } from "./vendors/vendor-routes.ts";
import { workRoutes } from "./work/work-routes.ts";

/** Every call of the office on its verb. */
export const officeRoutes: readonly OfficeRoute[] = [
  at(staffLogin, logStaffIn),
  at(staffPasskeyLoginStart, askForLogin),
  at(staffPasskeyLogin, logStaffInByPasskey),
  at(staffInvitation, showInvitation),
  at(staffInvitationAccept, acceptInvitation),
  at(staffInvitationPasskeyStart, startInvitedPasskey),
  at(staffInvitationPasskey, acceptByPasskey),
  at(staffMe, showMe),
  at(staffLogout, logStaffOut),
  at(staffSessionList, listStaffSessions),
  at(staffSessionEnd, endStaffSession),
  at(staffTerminalStart, startTerminal),
  at(staffTerminalAnswer, answerTerminal),
  at(staffTerminal, showTerminal),
  at(staffTerminalConfirm, confirmTerminal),
  at(staffInvite, invitePerson),
  at(staffList, listPeople),
  at(staffGrant, grantRole),
  at(staffGrantEnd, endGrant),
  at(staffEnd, endPerson),
  at(approvalList, listAtOffice),
  at(approvalDecide, decideAtOffice),
  ...siteRoutes,
  ...ruleRoutes,
  ...termsRoutes,
  ...publishingRoutes,
  ...clubRoutes,
  ...secretRoutes,
  ...senderRoutes,
  ...workRoutes,
  ...methodRoutes,
  ...depositRoutes,
  ...statementRoutes,
  ...withdrawalRoutes,
  ...usdtRoutes,
  ...memberRoutes,
  ...playRoutes,
  ...vendorRoutes,
];

/** Every call of the office; the tests and the terminal are made from this. */
export const officeCalls = officeRoutes.map(({ call }) => call);
