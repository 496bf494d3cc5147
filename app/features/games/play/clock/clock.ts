import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireOwnOrigin } from "#app/request/address/own-origin.server.ts";
import { guardedSite, type Site } from "#app/request/site.server.ts";
import { ACCOUNT_TYPE } from "#platform/contract/members/account-type.ts";
import { playClock, realityAnswer } from "#platform/contract/members/protection/protection.ts";

/** The clock of the member's sitting; null for a guest and for play money. */
export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const clock = (await isForMoney(site)) ? await site.ask(playClock, {}) : null;
  return { now: Date.now(), clock };
}

/** Answers the reminder: play goes on. */
export async function action(args: ActionFunctionArgs) {
  requireOwnOrigin(args.request);
  const site = await guardedSite(args);
  if (await isForMoney(site)) await site.ask(realityAnswer, {});
  return { ok: true };
}

async function isForMoney(site: Site): Promise<boolean> {
  const member = await site.member();
  return member !== null && member.type !== ACCOUNT_TYPE.trial;
}
