import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { CampaignKind } from "../../contract/club/campaign-kinds.ts";
import { isForEveryone, isInAudience } from "../../domain/club/campaign-audience.ts";
import { prepared, type Reader } from "../../store/open-store.ts";
import { campaigns } from "../../store/schema/campaign.ts";
import { type CampaignContent, campaignContent } from "./campaign-content.ts";
import { memberFacts } from "./member-facts.ts";

/** Who asks; null for a guest and a trial account, who are offered only what everybody is. */
type Who = { merchant: string; memberId: string | null };
type Running = {
  code: string;
  content: CampaignContent;
  /** When it was first started. */
  startedAt: Date | null;
};

export type Offered = {
  /** True for an offer without a campaign, and for one whose campaign runs for this member. */
  isOffered(kind: CampaignKind, offer: string): boolean;
  /** The campaign that pays it; null without one. */
  campaignOf(kind: CampaignKind, offer: string): string | null;
  /** The campaigns that run for this member, by their codes. */
  running: readonly Running[];
};

/**
 * What the campaigns of a merchant offer somebody now. An offer is under its campaign from the second
 * person's yes, so before the start and after the end nobody is offered it.
 */
export async function offeredTo(
  reader: Reader,
  { merchant, memberId }: Who,
  now: Date,
): Promise<Offered> {
  const rows = await governed(reader).execute({ merchant, at: now.toISOString() });
  const open = rows
    .filter(({ content }) => content !== null)
    .map((row) => ({ ...row, content: campaignContent.parse(row.content) }));
  const running = await ofAudience(reader, { merchant, memberId }, open, now);
  const taken = new Set(rows.map(({ kind, offer }) => `${kind}:${offer}`));
  const campaignOf = (kind: CampaignKind, offer: string) =>
    running.find(({ content }) => content.kind === kind && content.offer === offer)?.code ?? null;
  return {
    isOffered: (kind, offer) => !taken.has(`${kind}:${offer}`) || campaignOf(kind, offer) !== null,
    campaignOf,
    running,
  };
}

/** The campaigns that govern their offers, each with its content while it is open. */
const governed = prepared((reader) => {
  const at = sql`${sql.placeholder("at")}::timestamptz`;
  const isOpen = sql`${campaigns.state} = 'RUNNING' and coalesce(${campaigns.startsAt}, ${at}) <= ${at}
    and coalesce(${campaigns.endsAt}, 'infinity') > ${at}`;
  return reader
    .select({
      ...{ code: campaigns.code, kind: campaigns.kind, offer: campaigns.offer },
      startedAt: campaigns.startedAt,
      content: sql<unknown>`case when ${isOpen} then ${campaigns.content} end`,
    })
    .from(campaigns)
    .where(
      and(eq(campaigns.merchant, sql.placeholder("merchant")), isNotNull(campaigns.governsSince)),
    )
    .orderBy(campaigns.code)
    .prepare("campaigns_governing");
});

async function ofAudience(
  reader: Reader,
  { merchant, memberId }: Who,
  open: readonly Running[],
  now: Date,
): Promise<readonly Running[]> {
  if (open.every(({ content }) => isForEveryone(content.audience))) return open;
  const facts = memberId && (await memberFacts(reader, merchant, [memberId])).get(memberId);
  return open.filter(
    ({ content: { audience } }) =>
      isForEveryone(audience) || (facts && isInAudience(audience, facts, now)),
  );
}
