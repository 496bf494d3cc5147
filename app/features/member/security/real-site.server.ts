import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "#app/server/guards.server.ts";
import type { Site } from "#app/server/site.server.ts";
import { ACCOUNT_TYPE } from "#platform/contract/auth.ts";

/** The site for a member with a real account; null for a trial account, whom the layout tells why. */
export async function realSite(args: LoaderFunctionArgs): Promise<Site | null> {
  const site = await requireMember(args);
  const member = await site.member();
  return member?.type === ACCOUNT_TYPE.trial ? null : site;
}
