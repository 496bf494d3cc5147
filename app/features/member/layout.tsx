import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { consolidated } from "#platform/contract/agents/contracts.ts";
import { missionSummary } from "#platform/contract/club/missions.ts";
import { rewardSummary } from "#platform/contract/club/own-awards.ts";
import { ACCOUNT_TYPE, isAgentType } from "#platform/contract/members/account-type.ts";
import { playClock } from "#platform/contract/members/protection/protection.ts";
import * as s from "../../parts/centre/member.css.ts";
import { MemberHead } from "../../parts/centre/member-head.tsx";
import { MemberMenu } from "../../parts/centre/member-menu.tsx";
import { TrueAccountNeeded } from "../../parts/centre/true-account-needed.tsx";

export const handle = { i18n: ["member"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const member = (await site.member())!;
  const isTrial = member.type === ACCOUNT_TYPE.trial;
  const { t, titled } = wordsOf(site, "member");
  const [requests, minutes, rewards, offered] = isTrial
    ? [null, null, null, null]
    : await Promise.all([
        isAgentType(member.type) ? null : requestsOf(site),
        minutesOf(site),
        rewardsOf(site),
        awardsOf(site),
      ]);
  return {
    name: member.nickname || member.account,
    avatar: member.avatar,
    registeredAt: member.registeredAt,
    isTrial,
    /** The title of the one page that a trial account sees here. */
    title: isTrial ? titled(t("trial.title")) : null,
    requests,
    minutes,
    rewards,
    ...{ awards: offered?.awards ?? null, hasReferral: offered?.hasReferral ?? false },
  };
}

/** How many rewards of missions the member can take; null where the law allows no missions. */
async function rewardsOf(site: Site): Promise<number | null> {
  const summary = await site.ask(missionSummary, {}).catch(() => null);
  return summary?.claimable ?? null;
}

/** How many awards the member can take, null where the law allows none, and whether invitations pay. */
async function awardsOf(site: Site): Promise<{ awards: number | null; hasReferral: boolean }> {
  const summary = await site.ask(rewardSummary, {}).catch(() => null);
  const awards = summary?.isOffered ? summary.claimable : null;
  return { awards, hasReferral: summary?.hasReferral ?? false };
}

/** How many contracts wait for the member's answer; null for a member who never had an offer. */
async function requestsOf(site: Site): Promise<number | null> {
  const known = await site.ask(consolidated, {}).catch(() => null);
  return known?.hasContracts ? known.requests : null;
}

/** How long the member has been playing; null between sittings. */
async function minutesOf(site: Site): Promise<number | null> {
  const clock = await site.ask(playClock, {}).catch(() => null);
  return clock?.sitting?.minutes ?? null;
}

/** The member centre: the member's name and the menu next to the page, or above it on a phone. */
export default function MemberCentre() {
  const data = useLoaderData<typeof loader>();
  const { name, avatar, registeredAt, isTrial, requests, minutes, rewards } = data;
  return (
    <div className={s.centre}>
      <div className={s.side}>
        <MemberHead name={name} avatar={avatar} registeredAt={registeredAt} minutes={minutes} />
        <MemberMenu
          requests={requests}
          rewards={rewards}
          {...{ awards: data.awards, hasReferral: data.hasReferral }}
        />
      </div>
      <div className={s.page}>{isTrial ? <TrueAccountNeeded /> : <Outlet />}</div>
    </div>
  );
}
