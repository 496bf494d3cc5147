import {
  passwordChange,
  passwordForgot,
  passwordReset,
  passwordResetShow,
  passwordRule,
  passwordSendCode,
  passwordSetByPhone,
  passwordState,
} from "../../contract/members/passwords.ts";
import { on } from "../../core/route.ts";
import { changePassword } from "./change-password.ts";
import { forgetPassword } from "./forget-password.ts";
import { showPasswordRule } from "./password-policy.ts";
import { resetPassword, showReset } from "./reset-password.ts";
import { sendPasswordCode, setPasswordByPhone } from "./set-password-by-phone.ts";
import { showPasswordState } from "./show-password-state.ts";

export const passwordsRoutes = [
  on(passwordRule, showPasswordRule),
  on(passwordState, showPasswordState),
  on(passwordChange, changePassword),
  on(passwordForgot, forgetPassword),
  on(passwordResetShow, showReset),
  on(passwordReset, resetPassword),
  on(passwordSendCode, sendPasswordCode),
  on(passwordSetByPhone, setPasswordByPhone),
];
