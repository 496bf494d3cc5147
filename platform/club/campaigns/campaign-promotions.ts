import { type CampaignKind, GATE_OF_CAMPAIGN } from "../../contract/club/campaign-kinds.ts";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import { isForEveryone } from "../../domain/club/campaign-audience.ts";
import type { Reader } from "../../store/open-store.ts";
import type { promotions } from "../../store/schema/promotion.ts";
import { hasFirstAhead } from "../bonuses/first-deposit.ts";
import { mayReceive } from "../missions/may-receive.ts";
import { offeredTo } from "./offered-to.ts";

type PromotionRow = typeof promotions.$inferSelect;

/** Begins the id of a campaign's promotion. A promotion's own id has no dot. */
const PREFIX = "campaign.";

/** True for what the id of a campaign's promotion looks like. */
export const isCampaignPromotion = (id: string): boolean => /^campaign\.[\w-]{1,40}$/.test(id);

const PAGE_OF: Readonly<Record<CampaignKind, (offer: string) => string>> = {
  bonus: () => "/member/bonusDetails",
  mission: () => "/missions",
  draw: (offer) => `/${offer}`,
  board: (offer) => `/missions/boards/${offer}`,
};

/**
 * The campaigns that run for the caller, as promotions. A guest has those that are for everybody. A
 * member in a break has none, nor has anybody those that the law forbids. A bonus of the first deposit
 * is not shown to whoever deposited before.
 */
export async function campaignPromotions(
  context: Context,
  reader: Reader,
): Promise<PromotionRow[]> {
  const { actor, merchant, clock } = context;
  const now = clock.now();
  const memberId = actor && actor.type !== ACCOUNT_TYPE.trial ? actor.memberId : null;
  const who = { merchant: merchant.code, memberId };
  const { running } = await offeredTo(reader, who, now);
  if (running.length === 0) return [];
  if (memberId && !(await mayReceive(reader, { ...who, memberId }, now))) return [];
  const { allows } = await policyFor(context);
  const isOfBonus = running.some(({ content }) => content.kind === "bonus");
  const past = memberId && isOfBonus ? await pastBonuses(reader, { ...who, memberId }, now) : [];
  const isPast = ({ kind, offer }: Running["content"]) => kind === "bonus" && past.includes(offer);
  return running
    .filter(({ content }) => allows[GATE_OF_CAMPAIGN[content.kind]] && !isPast(content))
    .map((one) => toRow(merchant.code, one));
}

/** The bonuses of a first deposit, for a member who can have them no more. */
async function pastBonuses(
  reader: Reader,
  who: { merchant: string; memberId: string },
  now: Date,
): Promise<string[]> {
  if (await hasFirstAhead(reader, who, now)) return [];
  const { terms } = await configAt(reader, who.merchant, "bonuses", now);
  return Object.keys(terms.bonuses).filter((offer) => terms.bonuses[offer]?.isFirstDeposit);
}

type Running = Awaited<ReturnType<typeof offeredTo>>["running"][number];

const toRow = (merchant: string, { code, content, startedAt }: Running): PromotionRow => ({
  ...{ merchant, id: `${PREFIX}${code}`, category: content.category, picture: content.picture },
  audience: isForEveryone(content.audience) ? "EVERYONE" : "MEMBERS",
  ...{ words: content.words, linkTo: PAGE_OF[content.kind](content.offer), needsJoining: false },
  ...{
    startsAt: content.startsAt ?? startedAt,
    endsAt: content.endsAt,
    position: 0,
    isEnabled: true,
  },
});
