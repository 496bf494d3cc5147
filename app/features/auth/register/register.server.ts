import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { writeSession } from "#app/server/cookies.server.ts";
import { safePath } from "#app/server/redirects.ts";
import { refusalToReply } from "#app/server/refusal-to-reply.server.ts";
import { type Site, siteOf } from "#app/server/site.server.ts";
import { REGISTER_FIELDS, register, registerSettings } from "#platform/contract/account.ts";
import type { InputOf } from "#platform/contract/call.ts";
import { Refusal } from "#platform/contract/refusal.ts";
import { registerSchema } from "./register-schema.server.ts";

const SECRETS = ["password", "confirmPassword", "paymentPassword"];

/** What this merchant asks of a newcomer, in the form's order. */
export async function askedFields(site: Site) {
  const settings = await site.ask(registerSettings, {});
  return { ageMin: settings.ageMin, fields: settings.fields.filter((field) => field.enabled) };
}

/** Makes the account, logs its owner in, and leads on to where they were. */
export async function signUp(args: ActionFunctionArgs) {
  const site = await siteOf(args);
  const { request } = args;
  const { fields, ageMin } = await askedFields(site);
  const schema = registerSchema(fields, ageMin);
  const submission = parseWithZod(await request.formData(), { schema });
  const hideFields = SECRETS.filter((name) => fields.some(({ field }) => field === name));
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields: hideFields as never }), 400);
  }
  try {
    const input = inputOf(submission.value, request);
    const session = await site.ask(register, input);
    return redirect(safePath(new URL(request.url).searchParams.get("to")), {
      headers: { "set-cookie": await writeSession(request, session.token, session.expiresAt) },
    });
  } catch (error) {
    const names = [...fields.map(({ field }) => field), "isAdult", "hasAgreed"];
    const reply = refusalToReply(submission, error, { fields: names, hideFields });
    return data(reply, error instanceof Refusal ? 422 : 503);
  }
}

function inputOf(value: Record<string, unknown>, request: Request): InputOf<typeof register> {
  const texts = REGISTER_FIELDS.flatMap((name) =>
    typeof value[name] === "string" ? [[name, value[name]]] : [],
  );
  return {
    ...Object.fromEntries(texts),
    isAdult: value.isAdult === true,
    hasAgreed: value.hasAgreed === true,
    registerUrl: new URL(request.url).origin,
    registerMethod: "WEB",
  };
}
