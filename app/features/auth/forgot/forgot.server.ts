import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import {
  ANOTHER_PICTURE,
  CAPTCHA_FIELDS,
  captchaAfter,
  captchaForText,
  captchaIn,
  withNewCaptcha,
} from "#app/parts/captcha/new-captcha.server.ts";
import { dialCountriesOf } from "#app/request/countries/dial-countries.server.ts";
import { answerRefusal, refusalToReply, statusOf } from "#app/request/refusal-to-reply.server.ts";
import { guardedSite, type Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import {
  passwordForgot,
  passwordRule,
  passwordSendCode,
  passwordSetByPhone,
} from "#platform/contract/members/passwords.ts";
import { afterLogin } from "../after-login.server.ts";
import { wantsCode } from "../code/wants-code.server.ts";
import { dialogArt } from "../dialog/dialog-art.server.ts";

const SECRETS = ["newPassword", "confirmNewPassword"];
const hidden = { hideFields: [...SECRETS, ...CAPTCHA_FIELDS] as never };

const emailSchema = z.object({
  username: z.string("username_required").trim().max(64, "input_pattern"),
  email: z
    .string("input_required")
    .trim()
    .max(255, "input_pattern")
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "email_invalid"),
});
const phoneFields = {
  countryDialingCode: z.string("input_required").max(8, "mobile_invalid"),
  mobileNum: z.string("input_required").trim().max(40, "mobile_invalid"),
};
const sendSchema = z.object(phoneFields);
/** A request for another picture keeps whatever was typed. */
const typed = z.string().optional();
const typedSchema = z.object({ countryDialingCode: typed, mobileNum: typed, until: typed });
const mobileSchema = z.object({
  ...phoneFields,
  verificationCode: z.string("input_required").trim().max(40, "verification_code_wrong"),
  newPassword: z.string("password_required").max(255, "invalid_input"),
  confirmNewPassword: z.string("input_required").max(255, "invalid_input"),
});

/** The tabs and the data of the open one. The merchant decides about the mobile tab. */
export async function forgotData(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { searchParams } = new URL(args.request.url);
  const hasMobile = (await site.flags()).has("CHNGPASSVERIF3");
  const way = searchParams.get("way") === "mobile" ? "mobile" : "email";
  const [rule, countries, captcha, art] = await Promise.all([
    site.ask(passwordRule, {}),
    way === "mobile" ? dialCountriesOf(site, { isForText: true }) : [],
    way === "mobile" ? captchaForText(site) : null,
    dialogArt(site, "w_login"),
  ]);
  const { t, titled } = wordsOf(site, "access");
  return {
    hasMobile,
    way: way as "mobile" | "email",
    isSent: way === "email" && searchParams.has("sent"),
    now: Date.now(),
    rule,
    countries,
    captcha,
    art,
    title: titled(t("forgot.title")),
  };
}
export type ForgotData = Awaited<ReturnType<typeof forgotData>>;

export async function forgot(args: ActionFunctionArgs) {
  const site = await guardedSite(args);
  const form = await args.request.formData();
  if (form.get("way") !== "mobile") return byEmail(site, args.request, form);
  if (form.get("intent") === ANOTHER_PICTURE) {
    return withNewCaptcha(site, parseWithZod(form, { schema: typedSchema }).reply(hidden));
  }
  return wantsCode(form) ? sendCode(site, form) : byMobile(site, args.request, form);
}

/** Redirects to the same page whether the account exists or not. */
async function byEmail(site: Site, request: Request, form: FormData) {
  const submission = parseWithZod(form, { schema: emailSchema });
  if (submission.status !== "success") return data(submission.reply(), 400);
  try {
    await site.ask(passwordForgot, { ...submission.value, origin: new URL(request.url).origin });
    return redirect("/forgot?sent=1");
  } catch (error) {
    return answerRefusal(submission, error, { fields: ["username", "email"] });
  }
}

/**
 * Sends the code. The page comes back with its typed values and the time until which the button
 * waits.
 */
async function sendCode(site: Site, form: FormData) {
  const submission = parseWithZod(form, { schema: sendSchema });
  if (submission.status !== "success") {
    return data({ ...submission.reply(hidden), captcha: await captchaAfter(site, form) }, 400);
  }
  try {
    const input = { ...submission.value, ...captchaIn(form) };
    const { expiredMinutes } = await site.ask(passwordSendCode, input);
    const until = Date.now() + expiredMinutes * 60_000;
    return data({ ...submission.reply(hidden), until }, 200);
  } catch (error) {
    const options = { fields: ["mobileNum", "captcha"], ...hidden };
    const reply = refusalToReply(submission, error, options);
    const captcha = await captchaAfter(site, form, error);
    return data({ ...reply, captcha }, statusOf(error));
  }
}

async function byMobile(site: Site, request: Request, form: FormData) {
  const submission = parseWithZod(form, { schema: mobileSchema });
  if (submission.status !== "success") return data(submission.reply(hidden), 400);
  try {
    return await afterLogin(request, await site.ask(passwordSetByPhone, submission.value));
  } catch (error) {
    const fields = Object.keys(mobileSchema.shape);
    return answerRefusal(submission, error, { fields, ...hidden });
  }
}
