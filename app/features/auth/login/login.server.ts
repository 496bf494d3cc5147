import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { z } from "zod";
import {
  ANOTHER_PICTURE,
  CAPTCHA_FIELDS,
  captchaAfter,
} from "#app/parts/captcha/new-captcha.server.ts";
import { rememberAfterLogin } from "#app/request/cookies/remember.server.ts";
import { refusalToReply, statusOf } from "#app/request/refusal-to-reply.server.ts";
import { guardedSite, type Site } from "#app/request/site.server.ts";
import { login } from "#platform/contract/members/auth.ts";
import { afterLogin } from "../after-login.server.ts";
import { writeRememberedName } from "./remembered-name.server.ts";
import { bySms } from "./sms.server.ts";

const tooLong = (max: number) => ({
  error: (issue: { input?: unknown }) =>
    `input_long?count=${String(issue.input).length - max}&max=${max}`,
});

export const loginSchema = z.object({
  username: z.string("username_required").trim().min(1, "username_required").max(64, tooLong(64)),
  password: z.string("password_required").max(255, tooLong(255)),
  remember: z.boolean().default(false),
  captchaId: z.string().max(40).optional(),
  captcha: z.string().trim().max(40, "captcha_wrong").optional(),
  as: z.enum(["member", "agent"]).optional(),
});

const fields = ["username", "password", "remember", "captcha"];
const hideFields = ["password", ...CAPTCHA_FIELDS];
const hidden = { hideFields: hideFields as never };

/** Logs in by name or by code, depending on the submitted form. */
export async function logIn(args: ActionFunctionArgs) {
  const site = await guardedSite(args);
  const form = await args.request.formData();
  if (form.get("way") === "sms") return bySms(site, args.request, form);
  return byName(site, args.request, form);
}

/** Logs in, remembers name and browser if requested, and redirects to where the visitor was. */
async function byName(site: Site, request: Request, form: FormData) {
  const submission = parseWithZod(form, { schema: loginSchema });
  const wantsPicture = form.get("intent") === ANOTHER_PICTURE;
  if (submission.status !== "success" || wantsPicture) {
    const again = await captchaAfter(site, form);
    const reply = wantsPicture ? withoutErrors(submission.reply(hidden)) : submission.reply(hidden);
    return data({ ...reply, captcha: again }, wantsPicture ? 200 : 400);
  }
  const { remember, ...given } = submission.value;
  try {
    const outcome = await site.ask(login, { ...given, remember, type: "username" });
    const answer = await afterLogin(request, outcome);
    const name = remember ? given.username : null;
    answer.headers.append("set-cookie", await writeRememberedName(request, name));
    if ("token" in outcome) {
      const kept = { session: outcome, isWanted: remember };
      for (const cookie of await rememberAfterLogin(site, request, kept)) {
        answer.headers.append("set-cookie", cookie);
      }
    }
    return answer;
  } catch (error) {
    const reply = refusalToReply(submission, error, { fields, hideFields });
    const shown = await captchaAfter(site, form, error);
    return data({ ...reply, captcha: shown }, statusOf(error));
  }
}

const withoutErrors = <Reply extends object>(reply: Reply) => ({ ...reply, error: undefined });
