import {
  freePlayLogin as freePlayLoginCall,
  login as loginCall,
  loginCode,
  logout as logoutCall,
  rememberEnd,
  rememberLogin,
  rememberStart,
} from "../../contract/members/auth.ts";
import { on } from "../../core/route.ts";
import { freePlayLogin } from "./free-play-login.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { endRemembered } from "./remembered/end-remembered.ts";
import { loginRemembered } from "./remembered/login-remembered.ts";
import { startRemembered } from "./remembered/start-remembered.ts";
import { sendLoginCode } from "./send-login-code.ts";

export const authRoutes = [
  on(loginCall, login),
  on(loginCode, sendLoginCode),
  on(freePlayLoginCall, freePlayLogin),
  on(rememberStart, startRemembered),
  on(rememberLogin, loginRemembered),
  on(rememberEnd, endRemembered),
  on(logoutCall, logout),
];
