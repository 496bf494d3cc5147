import type { SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/node";
import type { Site } from "#app/request/site.server.ts";
import { type CaptchaShown, captcha } from "#platform/contract/members/captcha.ts";
import type { InputOf } from "#platform/contract/wire/call.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";

/** The intent of the button that asks for another picture. */
export const ANOTHER_PICTURE = "captcha";

/** The fields of a captcha in a form. An answer works once, so a form never gets them back. */
export const CAPTCHA_FIELDS = ["captcha", "captchaId"];

/** The picture is missing after too many requests; the form then shows the platform's error. */
export const newCaptcha = (site: Site) => ask(site, {});

type Result = SubmissionResult<string[]> & { captcha: CaptchaShown | null };

/** The form as it was typed, without errors, and with another picture. */
export async function withNewCaptcha(site: Site, reply: SubmissionResult<string[]>) {
  const { error: _, ...typed } = reply;
  const shown: Result = { ...typed, captcha: await newCaptcha(site) };
  return data(shown);
}

/** A captcha if the next code by text message from this address needs one, whatever the number. */
export const captchaForText = (site: Site) => ask(site, { ifAskedForText: "1" });

/** A new picture where the form had one, or where the platform requires one from now on. */
export async function captchaAfter(
  site: Site,
  form: FormData,
  error?: unknown,
): Promise<CaptchaShown | null> {
  const isAsked = error instanceof Refusal && error.details?.captcha === true;
  return isAsked || form.has("captchaId") ? newCaptcha(site) : null;
}

/** The answer in a form, if the form had a captcha. */
export function captchaIn(form: FormData): { captchaId?: string; captcha?: string } {
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 40);
  return form.has("captchaId") ? { captchaId: text("captchaId"), captcha: text("captcha") } : {};
}

async function ask(site: Site, input: InputOf<typeof captcha>): Promise<CaptchaShown | null> {
  const shown = await site.ask(captcha, input, { isFresh: true }).catch(() => null);
  return shown?.captcha ?? null;
}
