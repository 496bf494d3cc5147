import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { z } from "zod";
import {
  ANOTHER_PICTURE,
  captchaAfter,
  withNewCaptcha,
} from "#app/parts/captcha/new-captcha.server.ts";
import { forgetKeptForm } from "#app/request/cookies/kept-form.server.ts";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { refusalToReply, statusOf } from "#app/request/refusal-to-reply.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { proofGive, proofNeeds } from "#platform/contract/members/challenge.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { askForProofOf, isProofRequired, SECRETS } from "../../proof/ask-for-proof.server.ts";

/** The fields of a form that asks for a proof of identity. */
export const proofShape = {
  password: z.string().max(255).default(""),
  code: z.string().max(40).default(""),
};
/** The fields of a form in which the platform may ask for a captcha. */
export const captchaShape = {
  captchaId: z.string().max(40).optional(),
  captcha: z.string().trim().max(40, "captcha_wrong").optional(),
};
type Proof = {
  password: string;
  code: string;
  verificationCode?: string;
  channel?: "mobile" | "email" | undefined;
};

/**
 * Checks the proof of identity. A member without a password proves it on a page of its own, by a
 * code. Other forms then find the proof fresh, or redirect there. The session gets a new token.
 */
export async function prove(site: Site, proof: Proof): Promise<void> {
  const { password, code, verificationCode, channel } = proof;
  const needs = await site.ask(proofNeeds, {});
  if (!needs.password && !needs.code && needs.sent.length === 0) return;
  if (needs.password && !password) {
    throw new Refusal("password_required", { field: "password" });
  }
  if (needs.sent.length > 0) {
    if (verificationCode === undefined) throw new Refusal("proof_required");
    if (!verificationCode) throw new Refusal("input_required", { field: "verificationCode" });
  }
  const session = await site.ask(proofGive, {
    ...(needs.password && { password }),
    ...(verificationCode && { verificationCode, channel }),
    ...(code && { code }),
  });
  await site.renew(session);
}

/**
 * Validates a form of this page, runs its work, and reports a refusal at its field. A shape with a
 * captcha gets a new picture where one is needed.
 */
export async function answerForm<Shape extends z.ZodRawShape, Done>(
  args: ActionFunctionArgs,
  shape: Shape,
  work: (site: Site, value: z.output<z.ZodObject<Shape>>) => Promise<Done>,
) {
  const site = await requireMember(args);
  const schema = z.object(shape);
  const form = await args.request.formData();
  const submission = parseWithZod(form, { schema });
  const names = [...new Set([...Object.keys(shape), ...form.keys()])];
  const hideFields = SECRETS.filter((name) => names.includes(name)) as never[];
  const captchaFor = (error?: unknown) =>
    "captchaId" in shape ? captchaAfter(site, form, error) : null;
  // The button of the picture comes after the intent of its form.
  if ("captchaId" in shape && form.getAll("intent").at(-1) === ANOTHER_PICTURE) {
    return withNewCaptcha(site, submission.reply({ hideFields }));
  }
  if (submission.status !== "success") {
    return data({ ...submission.reply({ hideFields }), captcha: await captchaFor() }, 400);
  }
  try {
    return await work(site, submission.value as z.output<z.ZodObject<Shape>>);
  } catch (error) {
    if (error instanceof Response) throw error;
    if (isProofRequired(error)) return askForProofOf(error, site, args.request, form);
    const reply = refusalToReply(submission, error, { fields: names, hideFields });
    const captcha = await captchaFor(error);
    return data({ ...reply, captcha }, statusOf(error));
  }
}

/** Redirects to the page's list, which says what was done; the form's values are not kept. */
export async function done(what: string, to = "/member/securityCenter") {
  const headers = { "set-cookie": await forgetKeptForm() };
  return redirect(`${to}?done=${what}`, { status: 303, headers });
}
