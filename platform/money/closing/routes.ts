import { accountClose, closingShow } from "../../contract/members/own-data.ts";
import { on } from "../../core/route.ts";
import { closeAccount } from "./close-account.ts";
import { showClosing } from "./show-closing.ts";

export const closingRoutes = [on(closingShow, showClosing), on(accountClose, closeAccount)];
