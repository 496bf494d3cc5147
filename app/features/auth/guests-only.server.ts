import { redirect } from "@remix-run/node";
import { safePath } from "#app/server/redirects.ts";
import type { Site } from "#app/server/site.server.ts";
import { ACCOUNT_TYPE } from "#platform/contract/auth.ts";

/** Sends members on to where they were going. A trial account may still log in or sign up. */
export async function guestsOnly(site: Site, to: string | null): Promise<void> {
  const member = await site.member();
  if (member && member.type !== ACCOUNT_TYPE.trial) throw redirect(safePath(to));
}
