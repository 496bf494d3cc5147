import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { ACCOUNT_TYPE } from "#platform/contract/members/account-type.ts";
import { doneOf } from "./done-of.ts";

/**
 * A page of the security centre: its data, the action just done, and its title by the key of its
 * wording. Null for a trial account, which the layout tells what it lacks.
 */
export async function centrePage<Data>(
  args: LoaderFunctionArgs,
  title: string,
  read: (site: Site, request: Request) => Promise<Data>,
) {
  const site = await requireMember(args);
  if ((await site.member())?.type === ACCOUNT_TYPE.trial) return null;
  const { t, titled } = wordsOf(site, "security");
  const own = await read(site, args.request);
  return { ...own, done: doneOf(args.request.url), title: titled(t(title)) };
}
