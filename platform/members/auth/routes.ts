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
import { endRemembered } from "./end-remembered.ts";
import { freePlayLogin } from "./free-play-login.ts";
import { login } from "./login.ts";
import { loginRemembered } from "./login-remembered.ts";
import { logout } from "./logout.ts";
import { sendLoginCode } from "./send-login-code.ts";
import { startRemembered } from "./start-remembered.ts";

export const authRoutes = [
  on(loginCall, login),
  on(loginCode, sendLoginCode),
  on(freePlayLoginCall, freePlayLogin),
  on(rememberStart, startRemembered),
  on(rememberLogin, loginRemembered),
  on(rememberEnd, endRemembered),
  on(logoutCall, logout),
];
