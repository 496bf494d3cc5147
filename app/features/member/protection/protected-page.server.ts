import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { ACCOUNT_TYPE } from "#platform/contract/members/account-type.ts";

const DONE = [
  "limitSaved",
  "limitAsked",
  "limitRaised",
  "limitKept",
  "realitySaved",
  "timeOut",
  "returnAsked",
  "returned",
  "wordRead",
] as const;
export type Done = (typeof DONE)[number];

/**
 * A page of a member's protection: its data, what was just done, and its title by the key of its
 * wording. Null for a trial account, which the layout tells what it lacks.
 */
export async function protectedPage<Data>(
  args: LoaderFunctionArgs,
  title: string,
  read: (site: Site) => Promise<Data>,
) {
  const site = await requireMember(args);
  if ((await site.member())?.type === ACCOUNT_TYPE.trial) return null;
  const { t, titled } = wordsOf(site, "protection");
  const said = new URL(args.request.url).searchParams.get("done");
  const done = DONE.find((one) => one === said) ?? null;
  return { ...(await read(site)), done, title: titled(t(title)) };
}
