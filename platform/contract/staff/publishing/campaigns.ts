import { z } from "zod";
import { CAMPAIGN_KINDS, CAMPAIGN_STATES } from "../../club/campaign-kinds.ts";
import { PROMOTION_CATEGORIES } from "../../club/promotion-categories.ts";
import { call, nothing } from "../../wire/call.ts";
import { instant, money } from "../../wire/money.ts";
import { waiting } from "../outcome.ts";

const code = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
const words = z.object({
  title: z.string().max(80),
  summary: z.string().max(200),
  action: z.string().max(30),
  html: z.string().max(20_000),
});
const level = z.int().min(0).max(1_000).optional();
const days = z.int().min(1).max(3_650).optional();
const audience = {
  levelFrom: level,
  levelTo: level,
  labels: z.array(z.string().max(30)).max(20).optional(),
  countries: z.array(z.string().max(2)).max(50).optional(),
  /** Registered within so many days. */
  newDays: days,
  /** Without play for so many days. */
  lapsedDays: days,
};

const brief = {
  code: z.string(),
  kind: z.enum(CAMPAIGN_KINDS),
  offer: z.string(),
  state: z.enum(CAMPAIGN_STATES),
  version: z.int(),
  budget: money,
  spent: money,
  from: instant.nullable(),
  to: instant.nullable(),
  title: z.string(),
};

/** Every campaign of the merchant, the newest first. */
export const staffCampaignList = call({
  name: "staffCampaignList",
  method: "GET",
  path: "/staff/campaigns",
  access: "staff",
  permission: "campaign.list",
  line: "campaign list <merchant>",
  input: z.object({}),
  value: z.array(z.object(brief)),
});

/** A campaign with its audience, its words, and whoever drafted and approved each version. */
export const staffCampaignShow = call({
  name: "staffCampaignShow",
  method: "GET",
  path: "/staff/campaigns/show",
  access: "staff",
  permission: "campaign.read",
  line: "campaign show <merchant> <code>",
  input: z.object({ code }),
  value: z.object({
    ...brief,
    ...audience,
    category: z.enum(PROMOTION_CATEGORIES),
    picture: z.string(),
    summary: z.string(),
    startedAt: instant.nullable(),
    endedAt: instant.nullable(),
    versions: z.array(
      z.object({
        version: z.int(),
        draftedBy: z.string(),
        draftedAt: instant,
        proposedBy: z.string().nullable(),
        approvedBy: z.string().nullable(),
        approvedAt: instant.nullable(),
      }),
    ),
  }),
});

/** Drafts a campaign, or its next version while it does not run. A new version needs a new yes. */
export const staffCampaignDraft = call({
  name: "staffCampaignDraft",
  method: "POST",
  path: "/staff/campaigns/draft",
  access: "staff",
  permission: "campaign.draft",
  line: "campaign draft <merchant> <code>",
  input: z.object({
    code,
    kind: z.enum(CAMPAIGN_KINDS),
    /** Names the bonus, mission, draw or board in the merchant's terms. */
    offer: z.string().min(1).max(60),
    budget: money,
    ...audience,
    category: z.enum(PROMOTION_CATEGORIES).default("CLUB"),
    /** The name of the picture in the brand's own assets. */
    picture: z.string().max(60),
    words: z.object({ es: words.optional(), en: words.optional() }),
    from: instant.optional(),
    to: instant.optional(),
  }),
  value: z.object({ version: z.int() }),
});

/**
 * What the campaign would have paid over the last thirty days, at most, to its audience of now. Whoever
 * reached a reward counts as if they had joined and taken it.
 */
export const staffCampaignDryRun = call({
  name: "staffCampaignDryRun",
  method: "GET",
  path: "/staff/campaigns/dry-run",
  access: "staff",
  permission: "campaign.read",
  line: "campaign dry-run <merchant> <code>",
  input: z.object({ code }),
  value: z.object({
    from: instant,
    to: instant,
    /** The members of the audience who may be given anything. */
    audience: z.int(),
    players: z.int(),
    /** In ledger units, as if the budget were enough. */
    paid: money,
    points: z.int(),
    /** Free spins at their stake, in ledger units. The budget pays them like cash. */
    spins: money,
    rewards: z.array(
      z.object({
        ...{ reward: z.string(), times: z.number(), paid: money, points: z.int() },
        spins: money,
      }),
    ),
    budget: money,
    /** The merchant's day on which the budget would have been spent, "2026-11-20"; null for never. */
    stoppedOn: z.string().nullable(),
  }),
});

/** Asks a second person for the yes to the present version. */
export const staffCampaignPropose = call({
  name: "staffCampaignPropose",
  method: "POST",
  path: "/staff/campaigns/propose",
  access: "staff",
  permission: "campaign.propose",
  line: "campaign propose <merchant> <code>",
  input: z.object({ code }),
  value: waiting,
});

/** The second person's yes to the version that was proposed. */
export const staffCampaignApprove = call({
  name: "staffCampaignApprove",
  method: "POST",
  path: "/staff/campaigns/approve",
  access: "staff",
  permission: "campaign.propose",
  line: "campaign approve <merchant> <code>",
  input: z.object({ code }),
  value: waiting,
});

/** Starts an approved campaign, or one that was paused. */
export const staffCampaignStart = call({
  name: "staffCampaignStart",
  method: "POST",
  path: "/staff/campaigns/start",
  access: "staff",
  permission: "campaign.start",
  line: "campaign start <merchant> <code>",
  input: z.object({ code }),
  value: nothing,
});

/** Pauses a running campaign. What members began under it is paid. */
export const staffCampaignPause = call({
  name: "staffCampaignPause",
  method: "POST",
  path: "/staff/campaigns/pause",
  access: "staff",
  permission: "campaign.pause",
  line: "campaign pause <merchant> <code>",
  input: z.object({ code }),
  value: nothing,
});

/** Ends a campaign for good. What members began under it is paid. */
export const staffCampaignEnd = call({
  name: "staffCampaignEnd",
  method: "POST",
  path: "/staff/campaigns/end",
  access: "staff",
  permission: "campaign.end",
  line: "campaign end <merchant> <code>",
  input: z.object({ code }),
  value: nothing,
});
