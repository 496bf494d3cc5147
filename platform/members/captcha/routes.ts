import { captcha } from "../../contract/members/captcha.ts";
import { on } from "../../core/route.ts";
import { makeCaptcha } from "./make-captcha.ts";

export const captchaRoutes = [on(captcha, makeCaptcha)];
