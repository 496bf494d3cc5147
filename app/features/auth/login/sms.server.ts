import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { z } from "zod";
import {
  ANOTHER_PICTURE,
  CAPTCHA_FIELDS,
  captchaAfter,
  captchaIn,
  withNewCaptcha,
} from "#app/parts/captcha/new-captcha.server.ts";
import { rememberAfterLogin } from "#app/request/cookies/remember.server.ts";
import { refusalToReply, statusOf } from "#app/request/refusal-to-reply.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { login, loginCode } from "#platform/contract/members/auth.ts";
import type { CaptchaShown } from "#platform/contract/members/captcha.ts";
import { afterLogin } from "../after-login.server.ts";
import { wantsCode } from "../code/wants-code.server.ts";
import { writeSmsSent } from "./sms-cookie.server.ts";

const sendSchema = z.object({
  countryDialingCode: z.string("input_required").max(5, "mobile_invalid"),
  mobileNum: z.string("input_required").trim().max(40, "mobile_invalid"),
});
/** A request for another picture keeps whatever was typed. */
const typedSchema = z.object({ countryDialingCode: z.string(), mobileNum: z.string() }).partial();
const smsSchema = sendSchema.extend({
  verificationCode: z.string("input_required").trim().max(40, "verification_code_wrong"),
  as: z.enum(["member", "agent"]).optional(),
});
const fields = ["mobileNum", "verificationCode", "captcha"];
const hideFields = ["verificationCode", ...CAPTCHA_FIELDS];

/** One form with two buttons: one sends a code, the other logs in with it. */
export function bySms(site: Site, request: Request, form: FormData) {
  if (form.get("intent") === ANOTHER_PICTURE) {
    const typed = parseWithZod(form, { schema: typedSchema });
    return withNewCaptcha(site, typed.reply({ hideFields: hideFields as never }));
  }
  return wantsCode(form) ? sendSms(site, request, form) : logIn(site, request, form);
}

async function sendSms(site: Site, request: Request, form: FormData) {
  const submission = parseWithZod(form, { schema: sendSchema });
  const hidden = { hideFields: hideFields as never };
  if (submission.status !== "success") {
    return data({ ...submission.reply(hidden), captcha: await captchaAfter(site, form) }, 400);
  }
  const { countryDialingCode, mobileNum } = submission.value;
  try {
    const { expiredMinutes } = await site.ask(loginCode, {
      ...submission.value,
      ...captchaIn(form),
    });
    const until = Date.now() + expiredMinutes * 60_000;
    const sent = { code: countryDialingCode, number: mobileNum, until };
    const headers = { "set-cookie": await writeSmsSent(request, sent) };
    return data({ ...submission.reply(hidden), until }, { headers });
  } catch (error) {
    return refused(submission, error, await captchaAfter(site, form, error));
  }
}

async function logIn(site: Site, request: Request, form: FormData) {
  const submission = parseWithZod(form, { schema: smsSchema });
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields: hideFields as never }), 400);
  }
  const { countryDialingCode, mobileNum, verificationCode, as } = submission.value;
  try {
    const outcome = await site.ask(login, {
      username: mobileNum,
      password: verificationCode,
      type: "sms",
      countryDialingCode,
      as,
    });
    const answer = await afterLogin(request, outcome);
    answer.headers.append("set-cookie", await writeSmsSent(request, null));
    if ("token" in outcome) {
      const kept = { session: outcome, isWanted: false };
      for (const cookie of await rememberAfterLogin(site, request, kept)) {
        answer.headers.append("set-cookie", cookie);
      }
    }
    return answer;
  } catch (error) {
    return refused(submission, error);
  }
}

type Parsed = Parameters<typeof refusalToReply>[0];

function refused(submission: Parsed, error: unknown, captcha: CaptchaShown | null = null) {
  const reply = refusalToReply(submission, error, { fields, hideFields });
  return data({ ...reply, captcha }, statusOf(error));
}
