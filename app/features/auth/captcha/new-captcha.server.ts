import type { Site } from "#app/request/site.server.ts";
import { captcha } from "#platform/contract/members/captcha.ts";

/** The picture is missing after too many requests; the form then shows the platform's error. */
export async function newCaptcha(site: Site) {
  const shown = await site.ask(captcha, {}, { isFresh: true }).catch(() => null);
  return shown?.captcha ?? null;
}
