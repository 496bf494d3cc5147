import type { Site } from "#app/request/site.server.ts";
import { captcha } from "#platform/contract/members/captcha.ts";

/** The picture is missing where there were too many; the form then says what the platform says. */
export async function newCaptcha(site: Site) {
  const shown = await site.ask(captcha, {}, { isFresh: true }).catch(() => null);
  return shown?.captcha ?? null;
}
