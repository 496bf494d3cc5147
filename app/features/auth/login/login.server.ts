import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { z } from "zod";
import { writeSession } from "#app/server/cookies.server.ts";
import { safePath } from "#app/server/redirects.ts";
import { refusalToReply } from "#app/server/refusal-to-reply.server.ts";
import { siteOf } from "#app/server/site.server.ts";
import { login } from "#platform/contract/auth.ts";
import { Refusal } from "#platform/contract/refusal.ts";
import { writeRememberedName } from "./remembered-name.server.ts";

const tooLong = (max: number) => ({
  error: (issue: { input?: unknown }) =>
    `input_long?count=${String(issue.input).length - max}&max=${max}`,
});

export const loginSchema = z.object({
  username: z.string("username_required").trim().max(64, tooLong(64)),
  password: z.string("password_required").max(255, tooLong(255)),
  remember: z.boolean().default(false),
});

const fields = Object.keys(loginSchema.shape);
const hideFields = ["password"];

/** Logs in, remembers the name where that was asked for, and leads on to where the visitor was. */
export async function logIn(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  const { request } = args;
  const submission = parseWithZod(await request.formData(), { schema: loginSchema });
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields: ["password"] }), 400);
  }
  const { username, password, remember } = submission.value;
  try {
    const session = await site.ask(login, { username, password, type: "username" });
    const headers = new Headers();
    headers.append("set-cookie", await writeSession(request, session.token, session.expiresAt));
    headers.append("set-cookie", await writeRememberedName(request, remember ? username : null));
    return redirect(safePath(new URL(request.url).searchParams.get("to")), { headers });
  } catch (error) {
    const reply = refusalToReply(submission, error, { fields, hideFields });
    return data(reply, error instanceof Refusal ? 422 : 503);
  }
}
