import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { SENT_AGAIN } from "#app/frame/connection/no-answer.tsx";
import {
  ANOTHER_PICTURE,
  CAPTCHA_FIELDS,
  captchaAfter,
  captchaIn,
  newCaptcha,
} from "#app/parts/captcha/new-captcha.server.ts";
import { refusalToReply, statusOf } from "#app/request/refusal-to-reply.server.ts";
import { guardedSite, type Site } from "#app/request/site.server.ts";
import {
  mobileRegister,
  REGISTER_FIELDS,
  register,
  registerRules,
  registerSettings,
} from "#platform/contract/members/account.ts";
import { affiliateCheck } from "#platform/contract/members/affiliate.ts";
import { login } from "#platform/contract/members/auth.ts";
import type { InputOf } from "#platform/contract/wire/call.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { afterLogin } from "../after-login.server.ts";
import { CHANGE_TAB } from "../dialog/form-tabs.tsx";
import { agentLinkIn } from "./agent-link.server.ts";
import { keptForm } from "./kept-form.server.ts";
import { registerSchema } from "./register-schema.server.ts";
import { sendNumberCode } from "./send-number-code.server.ts";

const SECRETS = ["password", "confirmPassword", "paymentPassword"];

/**
 * The fields this merchant asks on the tab of the address, or on its first tab. A merchant without
 * tabs has closed sign-up.
 */
export async function askedFields(site: Site, request: Request) {
  const [{ ageMin, tabs, asksLimits }, rules] = await Promise.all([
    site.ask(registerSettings, {}),
    site.ask(registerRules, {}),
  ]);
  const wanted = new URL(request.url).searchParams.get("tab");
  const tab = tabs.find((one) => one === wanted) ?? tabs[0] ?? null;
  const { fields = [] } = rules.find((one) => one.tab === tab) ?? {};
  return { ageMin, asksLimits, tab, tabs, fields: fields.filter((field) => field.enabled) };
}
export type Asked = Awaited<ReturnType<typeof askedFields>>;

/** Creates the account, logs its owner in, and redirects to where they were. */
export async function signUp(args: ActionFunctionArgs) {
  const site = await guardedSite(args);
  const { request } = args;
  const [asked, form] = await Promise.all([askedFields(site, request), typedForm(request)]);
  const { fields, ageMin } = asked;
  const intent = form.get("intent");
  if (intent === CHANGE_TAB) return data(keptForm(form));
  if (intent === "send") return sendNumberCode(site, request, form);
  if (intent === ANOTHER_PICTURE) {
    return data({ ...keptForm(form), captcha: await newCaptcha(site) });
  }
  const submission = parseWithZod(form, { schema: registerSchema(fields, ageMin) });
  const secrets = SECRETS.filter((name) => fields.some(({ field }) => field === name));
  const hideFields = [...secrets, ...CAPTCHA_FIELDS];
  if (submission.status !== "success") {
    const reply = submission.reply({ hideFields: hideFields as never });
    return data({ ...reply, captcha: await captchaAfter(site, form) }, 400);
  }
  try {
    const agentLink = agentLinkIn(form);
    const input = {
      ...{ ...inputOf(submission.value, request), ...captchaIn(form) },
      ...(agentLink && { agentLink }),
    };
    await checkInvitation(site, input);
    const session = await makeOrFindAccount(site, asked, input, form.has(SENT_AGAIN));
    return afterLogin(request, session, asked.asksLimits ? limitsFirst : undefined);
  } catch (error) {
    const names = [
      ...fields.map(({ field }) => field),
      ...["isAdult", "hasAgreed", "captcha", "agentLink"],
    ];
    const reply = refusalToReply(submission, error, { fields: names, hideFields });
    const captcha = await captchaAfter(site, form, error);
    return data({ ...reply, captcha }, statusOf(error));
  }
}

/** Where the law wants limits of a newcomer, they come before the way back. */
const limitsFirst = (to: string) => `/member/protection/first?${new URLSearchParams({ to })}`;

/** The typed values; a phone number without spaces and separators. */
async function typedForm(request: Request): Promise<FormData> {
  const form = await request.formData();
  const number = form.get("mobileNum");
  if (typeof number === "string") form.set("mobileNum", number.replace(/[\s().\-/]/g, ""));
  return form;
}

type Input = Omit<InputOf<typeof register>, "username" | "password" | "confirmPassword"> &
  Partial<Pick<InputOf<typeof mobileRegister>, "verificationCode">> &
  Record<"username" | "password" | "confirmPassword", string>;

/**
 * The new account. A form that got no answer and is sent again finds the account that its first
 * sending made: the name is taken, and the password is its password.
 */
async function makeOrFindAccount(site: Site, asked: Asked, input: Input, isAgain: boolean) {
  try {
    return await makeAccount(site, asked, input);
  } catch (error) {
    const isTaken = error instanceof Refusal && error.code === "username_taken";
    if (!isAgain || !isTaken) throw error;
    const { username, password } = input;
    const given = { username, password, type: "username", remember: false } as const;
    const found = await site.ask(login, given).catch(() => null);
    if (!found) throw error;
    return found;
  }
}

/** Creates the account by number or by name, depending on the tab. */
function makeAccount(site: Site, { tab }: Asked, input: Input) {
  if (tab !== "mobile") return site.ask(register, input);
  const { username: _, mobileNum = "", countryDialingCode = "", ...rest } = input;
  return site.ask(mobileRegister, { ...rest, mobileNum, countryDialingCode });
}

function inputOf(value: Record<string, unknown>, request: Request): Input {
  const names = [...REGISTER_FIELDS, "countryDialingCode"];
  const texts = names.flatMap((name) =>
    typeof value[name] === "string" ? [[name, value[name]]] : [],
  );
  const { origin, hostname } = new URL(request.url);
  return {
    ...Object.fromEntries(texts),
    isAdult: value.isAdult === true,
    hasAgreed: value.hasAgreed === true,
    registerUrl: origin,
    registerMethod: "WEB",
    domain: hostname,
  };
}

/** Refuses an invalid invitation before anything is created. */
async function checkInvitation(site: Site, input: Input): Promise<void> {
  for (const field of ["affiliateCode", "referralCode"] as const) {
    const { [field]: code, domain } = input;
    if (!code?.trim()) continue;
    const { isValid } = await site.ask(affiliateCheck, { code, domain });
    if (!isValid) throw new Refusal("invitation_code_error", { field });
  }
}
