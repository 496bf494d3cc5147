import {
  loginHistory,
  sessionEnd,
  sessionEndOthers,
  sessionList,
} from "../../contract/members/sessions.ts";
import { on } from "../../core/route.ts";
import { endOwnOthers, endOwnSession } from "./end-own-sessions.ts";
import { listLogins } from "./list-logins.ts";
import { listSessions } from "./list-sessions.ts";

export const sessionsRoutes = [
  on(sessionList, listSessions),
  on(sessionEnd, endOwnSession),
  on(sessionEndOthers, endOwnOthers),
  on(loginHistory, listLogins),
];
