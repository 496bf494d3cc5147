import { z } from "zod";
import { contractTemplate, writtenTerms } from "../../agents/contract-templates.ts";
import { BOARD_MEASURES, BOARD_PERIODS } from "../../club/boards.ts";
import { PROMOTION_CATEGORIES } from "../../club/promotion-categories.ts";
import { AUDIENCES } from "../../club/promotions.ts";
import { FLAGS, RESOURCE_TYPES } from "../../core/site.ts";
import { languageTag } from "../../languages/language-tag.ts";
import { REGISTER_FIELDS } from "../../members/account.ts";
import { GAME_TYPES } from "../../play/game-types.ts";
import { BANNER_GROUPS, LINKAGE_TYPES } from "../../publishing/banners.ts";
import { EXECUTIONS, NOTICE_TYPES } from "../../publishing/notices.ts";
import { bonusForm } from "./club/bonus-form.ts";
import { clubForm } from "./club/club-form.ts";
import { envelopeForm } from "./club/envelope-form.ts";
import { freeSpinForm } from "./club/free-spin-form.ts";
import { raffleForm } from "./club/raffle-form.ts";
import { rescueForm } from "./club/rescue-form.ts";
import { amount, id, inLanguages, instant, line, picture, slug } from "./file-values.ts";
import { jurisdiction } from "./jurisdiction.ts";
import { LETTER_KINDS, letterFault, letterForm, saidOfFault } from "./letter-form.ts";
import { methodForm } from "./method-form.ts";
import { postForm } from "./post-form.ts";

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const country = z.string().regex(/^[A-Z]{2}$/);

const jackpot = z.strictObject({
  seed: amount,
  hitMin: amount,
  hitMax: amount,
  shareBasisPoints: z.int().min(1).max(1_000),
});

const prize = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]{1,20}$/),
  weight: z.int().min(1).max(1_000_000),
  cash: amount.optional(),
  points: z.int().min(0).max(1_000_000).optional(),
  stock: z.int().min(0).optional(),
  perDay: z.int().min(0).optional(),
  isConsolation: z.boolean().optional(),
});
/** A draw of prizes by whole weights; a deposit of each full amount gives a ticket for its day. */
const draw = z.strictObject({
  depositPerTicket: amount,
  ticketsPerDay: z.int().min(1).max(50),
  forPoints: z
    .strictObject({ points: z.int().min(1).max(1_000_000), perDay: z.int().min(1).max(50) })
    .optional(),
  wagering: z.int().min(0).max(40),
  prizes: z.array(prize).min(2).max(24),
});
/** What an invitation pays its inviter, and what the invited person must reach. */
const referral = z.strictObject({
  cash: amount.optional(),
  points: z.int().min(0).optional(),
  wagering: z.int().min(0).max(40).optional(),
  deposits: amount,
  validBet: amount,
  days: z.int().min(1).max(365),
  mostPerMonth: z.int().min(1).max(1_000),
  claimDays: z.int().min(1).max(365).optional(),
});

const boardPrize = z.strictObject({
  upTo: z.int().min(1).max(100),
  cash: amount.optional(),
  points: z.int().min(0).max(1_000_000).optional(),
});
/** A ranking of players: of each day, week or month, or a tournament with a beginning and an end. */
const board = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  names: inLanguages(line(60).min(1)),
  measure: z.enum(BOARD_MEASURES),
  every: z.enum(BOARD_PERIODS).optional(),
  startsAt: instant.optional(),
  endsAt: instant.optional(),
  gameTypes: z.array(z.enum(GAME_TYPES)).min(1).optional(),
  games: z.array(z.string().max(60)).min(1).max(50).optional(),
  leastStake: amount.optional(),
  least: amount,
  waitMinutes: z.int().min(10).max(2_880).optional(),
  entry: z.strictObject({ points: z.int().min(0).max(1_000_000).optional() }).optional(),
  wagering: z.int().min(0).max(40),
  prizes: z.array(boardPrize).min(1).max(20),
});

/** The terms stay as they are typed: amounts are "100.00", rates are basis points. */
const template = z.strictObject({
  id: contractTemplate.shape.id,
  names: inLanguages(line(60).min(1)),
  terms: z.record(z.string(), z.unknown()).superRefine((terms, { addIssue }) => {
    for (const { path, message } of writtenTerms.safeParse(terms).error?.issues ?? []) {
      addIssue({ code: "custom", path: [...path], message });
    }
  }),
});

const fieldChoice = z.strictObject({
  enabled: z.boolean().optional(),
  required: z.boolean().optional(),
  patternId: z.string().max(40).optional(),
  acceptedPattern: z.string().max(200).optional(),
  minLength: z.int().optional(),
  maxLength: z.int().optional(),
});

const banner = z.strictObject({
  /** `<groupName>-<position>` without one. */
  id: id.optional(),
  groupName: z.enum(BANNER_GROUPS),
  position: z.int().min(1).max(99),
  /** The group's picture of that number without one. */
  picture: picture.optional(),
  link: z
    .strictObject({ type: z.enum(LINKAGE_TYPES), target: z.string().min(1).max(300) })
    .nullable(),
  words: inLanguages(
    z.strictObject({
      kicker: line(60),
      title: line(80).min(1),
      text: line(200),
      action: line(40),
    }),
  ),
  /** The first instant of showing, and the first after it. */
  from: instant.nullable().default(null),
  to: instant.nullable().default(null),
});

const notice = z.strictObject({
  id,
  types: z.array(z.enum(NOTICE_TYPES)).min(1),
  execution: z.array(z.enum(EXECUTIONS)).min(1),
  /** The popup opens by itself with it, once a session. */
  mustRead: z.literal(true).optional(),
  words: inLanguages(
    z.strictObject({ title: line(80).min(1), content: z.string().trim().min(1).max(8_000) }),
  ),
  /** Without it, from when the file is applied. */
  from: instant.optional(),
  to: instant.nullable().default(null),
});

const promotion = z.strictObject({
  id: slug,
  category: z.enum(PROMOTION_CATEGORIES),
  audience: z.enum(AUDIENCES).default("EVERYONE"),
  picture,
  linkTo: z.string().max(300).nullable().default(null),
  words: inLanguages(
    z.strictObject({
      title: line(80).min(1),
      summary: line(200).min(1),
      action: line(30),
      html: z.string().trim().min(1).max(20_000),
    }),
  ),
  /** Null announces it without a day. */
  startsAt: instant.nullable().default(null),
  endsAt: instant.nullable().default(null),
});

/** What a demonstration's campaigns say on their cards at this merchant, by their codes. */
const campaignWords = z.record(
  id,
  inLanguages(z.strictObject({ title: line(80).min(1), summary: line(200).min(1) })),
);

/** Own words by letter and language, without a look at where links lead. */
const letters = z
  .partialRecord(z.enum(LETTER_KINDS), inLanguages(letterForm))
  .superRefine((given, { addIssue }) => {
    for (const kind of LETTER_KINDS) {
      for (const [language, form] of Object.entries(given[kind] ?? {})) {
        const fault = letterFault(kind, form);
        const path = [kind, language, fault?.field ?? ""];
        if (fault) addIssue({ code: "custom", path, message: saidOfFault(fault) });
      }
    }
  });

const host = z
  .string()
  .max(253)
  .regex(/^[a-z0-9.-]+$/);
const cdnHosts = z
  .array(host)
  .max(10)
  .refine((list) => new Set(list).size === list.length);

/**
 * What one merchant is at the platform, brands/<code>/merchant.json. A part that the file leaves out
 * stays as it is. Amounts are in the merchant's currency, "100.00".
 */
export const merchantFile = z.strictObject({
  code: z.string().regex(/^[a-z][a-z0-9]{1,19}$/),
  name: line(40).min(1),
  hosts: z.array(host).min(1),
  /** ISO 4217. It never changes. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  currencySymbol: line(4).min(1),
  country,
  /** The policy's code: a country, or "demo". A change waits for a second person. */
  jurisdiction: jurisdiction.optional(),
  languages: z.array(languageTag).min(1).optional(),
  /** The flags that are on. The others are off. */
  flags: z.array(z.enum(FLAGS)),
  registration: z.strictObject({
    ageMin: z.int().min(18).max(30),
    /** The merchant's own invitation code. */
    invitation: z
      .string()
      .regex(/^[A-Z0-9]{4,20}$/)
      .optional(),
    fields: z.partialRecord(z.enum(REGISTER_FIELDS), fieldChoice),
  }),
  /** By the keys of `setting <merchant> list`. */
  settings: z.record(z.string().max(80), z.union([z.string(), z.int(), z.boolean()])).optional(),
  /** The terms of its pot. */
  jackpot: jackpot.optional(),
  /** Its wheel, its golden egg, its rain of envelopes and its raffle. */
  draws: z
    .strictObject({
      ...{ wheel: draw.optional(), egg: draw.optional() },
      ...{ envelope: envelopeForm.optional(), raffle: raffleForm.optional() },
    })
    .optional(),
  /** Its bonuses, by name. */
  bonuses: z.record(z.string().max(30), bonusForm).optional(),
  /** The reward of invitations; without it none is rewarded. */
  referral: referral.optional(),
  /** Its boards and tournaments. */
  boards: z.array(board).max(20).optional(),
  /** What a day's net loss gives back; without it nothing is. */
  rescue: rescueForm.optional(),
  /** Its free spins by code, by name. */
  freeSpins: z.record(z.string().max(30), freeSpinForm).optional(),
  usdt: z.strictObject({ rate: amount, min: amount }).optional(),
  letterLook: z
    .strictObject({
      page: colour,
      ground: colour,
      onGround: colour,
      accent: colour,
      action: colour,
      onAction: colour,
    })
    .optional(),
  /** The buttons of customer service, and where its window leads. */
  customerService: z
    .array(z.strictObject({ csType: line(20), title: line(60), path: line(300) }))
    .optional(),
  servicePaths: z
    .array(z.strictObject({ type: z.int(), path: line(300), isVip: z.boolean().optional() }))
    .optional(),
  /** What players can install or open elsewhere: a path of the site, or an address with https. */
  resources: z
    .array(
      z.strictObject({
        resourceType: z.enum(RESOURCE_TYPES),
        url: z
          .string()
          .max(300)
          .regex(/^(?:\/|https:\/\/)[^\s"<>\\]+$/),
        qrCodeUrl: line(300).default(""),
      }),
    )
    .max(20)
    .optional(),
  /** Hosts that also serve the site's pictures of games, and hosts that launch its games. */
  imageCDNs: cdnHosts.optional(),
  launchGameCDNs: cdnHosts.optional(),
  /** The starting points of agents' offers, in their order. */
  contractTemplates: z
    .array(template)
    .max(50)
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length)
    .optional(),
  methods: z.array(methodForm).max(50).optional(),
  banners: z.array(banner).max(200).optional(),
  notices: z.array(notice).max(200).optional(),
  promotions: z.array(promotion).max(100).optional(),
  campaignWords: campaignWords.optional(),
  letters: letters.optional(),
  levels: clubForm.levels.optional(),
  points: clubForm.points.optional(),
  rewards: clubForm.rewards.optional(),
  missions: clubForm.missions.optional(),
  affiliateTiers: clubForm.affiliateTiers.optional(),
  posts: z.array(postForm).max(500).optional(),
  /** The games that stand first, by their codes. */
  favourites: z.array(z.string().max(60)).max(100).optional(),
});

export type MerchantFile = z.output<typeof merchantFile>;

/** The same as staff export it: a merchant that has ended has no host. */
export const exportedFile = merchantFile.extend({ hosts: z.array(host) });
