import {
  factors,
  passkeyAdd,
  passkeyAddStart,
  passkeyLogin,
  passkeyLoginStart,
  passkeyRemove,
  recoveryRenew,
  totpConfirm,
  totpEnd,
  totpStart,
} from "../../contract/members/factors.ts";
import { on } from "../../core/route.ts";
import { addPasskey, startPasskey } from "./add-passkey.ts";
import { confirmTotp } from "./confirm-totp.ts";
import { endTotp } from "./end-totp.ts";
import { listFactors } from "./list-factors.ts";
import { loginByPasskey, startPasskeyLogin } from "./login-by-passkey.ts";
import { removePasskey } from "./remove-passkey.ts";
import { renewRecovery } from "./renew-recovery.ts";
import { startTotp } from "./start-totp.ts";

export const factorsRoutes = [
  on(factors, listFactors),
  on(totpStart, startTotp),
  on(totpConfirm, confirmTotp),
  on(totpEnd, endTotp),
  on(recoveryRenew, renewRecovery),
  on(passkeyAddStart, startPasskey),
  on(passkeyAdd, addPasskey),
  on(passkeyRemove, removePasskey),
  on(passkeyLoginStart, startPasskeyLogin),
  on(passkeyLogin, loginByPasskey),
];
