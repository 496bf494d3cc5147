import type { SubmissionResult } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { refusalToReply, statusOf } from "#app/request/refusal-to-reply.server.ts";
import { staffLogout } from "#platform/contract/staff/account.ts";
import { staffLogin } from "#platform/contract/staff/entrance.ts";
import { leadTo, ownPath, page } from "../answers.server.tsx";
import { Login } from "../screens/login.tsx";
import { clearOfficeSession, type OfficeVisit, writeOfficeSession } from "../visit.server.ts";

const schema = z.object({
  email: z.string("input_required").trim().max(254, "invalid_input"),
  password: z.string("input_required").max(255, "invalid_input"),
  code: z.string("input_required").trim().max(40, "invalid_input"),
});
const constraint = getZodConstraint(schema);
const fields = Object.keys(schema.shape);
const hideFields = ["password", "code"];

/** The login: its page, and its form, which leads on to where the person wanted to go. */
export async function login(visit: OfficeVisit): Promise<Response> {
  const { request, url, t } = visit;
  const next = ownPath(url.searchParams.get("next"));
  const show = (status: number, last?: SubmissionResult<string[]>) =>
    page(
      visit,
      { title: t("login.title"), isNarrow: true, status },
      <Login t={t} next={next} constraint={constraint} last={last} />,
    );
  if (request.method !== "POST") return show(200);
  const submission = parseWithZod(await request.formData(), { schema });
  if (submission.status !== "success") {
    return show(400, submission.reply({ hideFields: hideFields as never }));
  }
  try {
    const session = await visit.ask(staffLogin, submission.value);
    return leadTo(next, await writeOfficeSession(session));
  } catch (error) {
    return show(statusOf(error), refusalToReply(submission, error, { fields, hideFields }));
  }
}

/** Ends the session and forgets its cookie, also when it had ended before. */
export async function logout(visit: OfficeVisit): Promise<Response> {
  if (visit.request.method === "POST") await visit.ask(staffLogout, {}).catch(() => undefined);
  return leadTo("/login", await clearOfficeSession());
}
