import { data } from "@remix-run/node";
import { captchaAfter, captchaIn } from "#app/parts/captcha/new-captcha.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { encodeMessage } from "#app/ui/format/message.ts";
import { registerCode } from "#platform/contract/members/account.ts";
import { Refusal, Unknown } from "#platform/contract/wire/refusal.ts";
import { writeCodeSent } from "../code/code-sent.server.ts";
import { keptForm } from "./kept-form.server.ts";

const MINUTE_MS = 60_000;

/**
 * Sends the code for the number in the form, and returns the form as it was typed. A solved captcha is
 * used up by it, and the page shows one again where registering needs one too.
 */
export async function sendNumberCode(site: Site, request: Request, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 40);
  const [countryDialingCode, mobileNum] = [
    text("countryDialingCode").slice(0, 8),
    text("mobileNum"),
  ];
  if (!mobileNum) {
    const reply = keptForm(form, { mobileNum: ["input_required"] });
    return data({ ...reply, captcha: await captchaAfter(site, form) }, 400);
  }
  try {
    const input = { countryDialingCode, mobileNum, ...captchaIn(form) };
    const sent = await site.ask(registerCode, input);
    const cookie = await writeCodeSent(request, "register", sent);
    // The page that follows is requested before the cookie is set.
    const now = Date.now();
    const shown = { until: now + sent.expiredMinutes * MINUTE_MS, now, sentTo: sent.sentTo };
    return data({ ...keptForm(form), sent: shown }, { headers: { "set-cookie": cookie } });
  } catch (error) {
    if (error instanceof Unknown) {
      return data(keptForm(form, { verificationCode: ["unconfirmed"] }), 503);
    }
    if (!(error instanceof Refusal)) throw error;
    const own = ["mobileNum", "captcha"].find((name) => name === error.field);
    const message = encodeMessage(error.code, error.details);
    const reply = keptForm(form, { [own ?? "verificationCode"]: [message] });
    return data({ ...reply, captcha: await captchaAfter(site, form, error) }, 422);
  }
}
