import type { Site } from "#app/request/site.server.ts";
import { affiliateInfo } from "#platform/contract/members/affiliate.ts";

const CODE_MAX = 32;

/**
 * The invitation of an address and who sent it; without a sender when the code is not valid, or
 * when nobody can say. The registration itself refuses a wrong code.
 */
export async function readInvitation(site: Site, request: Request) {
  const { hostname: domain, searchParams } = new URL(request.url);
  const code = searchParams.get("referralCode")?.trim().slice(0, CODE_MAX) ?? "";
  if (!code) return { code, from: null };
  const from = await site.ask(affiliateInfo, { code, domain }, { isFresh: true }).catch(() => null);
  return { code, from };
}
