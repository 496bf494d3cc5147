import {
  memberInfo as memberInfoCall,
  mobileRegister,
  register as registerCall,
  registerCode,
  registerRules,
  registerSettings,
  usernameTaken,
} from "../../contract/members/account.ts";
import { countryCodes } from "../../contract/members/phone.ts";
import { on } from "../../core/route.ts";
import { listCountryCodes } from "./list-country-codes.ts";
import { memberInfo } from "./member-info.ts";
import { register } from "./register.ts";
import { registerMobile } from "./register-mobile.ts";
import { getRegisterRules } from "./register-rules.ts";
import { getRegisterSettings } from "./register-settings.ts";
import { sendRegisterCode } from "./send-register-code.ts";
import { isUsernameTaken } from "./username-taken.ts";

export const accountRoutes = [
  on(memberInfoCall, memberInfo),
  on(registerCall, register),
  on(mobileRegister, registerMobile),
  on(registerCode, sendRegisterCode),
  on(registerSettings, getRegisterSettings),
  on(registerRules, getRegisterRules),
  on(usernameTaken, isUsernameTaken),
  on(countryCodes, listCountryCodes),
];
