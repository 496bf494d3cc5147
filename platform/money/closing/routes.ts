import { accountClose, closingLeave, closingShow } from "../../contract/members/own-data.ts";
import { on } from "../../core/route.ts";
import { closeAccount } from "./close-account.ts";
import { leaveAccount } from "./leave-account.ts";
import { showClosing } from "./show-closing.ts";

export const closingRoutes = [
  on(closingShow, showClosing),
  on(closingLeave, leaveAccount),
  on(accountClose, closeAccount),
];
