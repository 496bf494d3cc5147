import { z } from "zod";
import { languageTag } from "../languages/language-tag.ts";
import { gameCode } from "./game-code.ts";
import { playType } from "./play-type.ts";

/**
 * VW/1: the wallet protocol between any game vendor (client) and the platform (server). VW/1.1 adds
 * `bets`, `settle`, `dueBy`, `effective`, `rebate` and free rounds; docs/vendors.md tells it whole.
 */
export const VENDOR_BASE = "/vendor/v1";

export const VENDOR_CODES = [
  "OK",
  "BAD_REQUEST",
  "INVALID_SIGNATURE",
  "STALE_REQUEST",
  "VENDOR_DISABLED",
  "TOKEN_INVALID",
  "TOKEN_EXPIRED",
  "PLAYER_BLOCKED",
  "TRIAL_NOT_ALLOWED",
  "WRONG_CURRENCY",
  "GAME_DISABLED",
  "INSUFFICIENT_FUNDS",
  "LIMIT_EXCEEDED",
  "REGION_BLOCKED",
  "BET_NOT_FOUND",
  "TX_MISMATCH",
  "TX_ROLLED_BACK",
  "ROUND_CLOSED",
  "ALREADY_SETTLED",
  "TEMPORARY",
  "FINAL",
] as const;
export type VendorCode = (typeof VENDOR_CODES)[number];

/** The currency of demo launches. No wallet call carries it. */
export const DEMO_CURRENCY = "FUN";
/** Its sign on every page: a code would read as a word of another language. */
export const DEMO_SYMBOL = "\u2605";

/** Decimal string, at most four decimals, never rounded. */
export const amountText = z.string().regex(/^\d{1,12}(\.\d{1,4})?$/);
/** The same with a sign: positive gives, negative takes back. */
const signedAmountText = z.string().regex(/^-?\d{1,12}(\.\d{1,4})?$/);
export const vendorTxId = z.string().regex(/^[A-Za-z0-9_.:-]{1,64}$/);
const currency = z.string().regex(/^[A-Z]{3}$/);
const playerId = z.string().min(1).max(64);
const token = z.string().min(1).max(255);
/**
 * The vendor's detail of a bet or a win, for the picture of the round. It is stored, so it is
 * small.
 */
const DETAIL_CHARS_MAX = 4_000;
/**
 * Until when the bet's round may stay open: a draw or the end of a match. The platform ends an open
 * round by force a day later at the earliest. A time over thirty days away counts as thirty days.
 */
const dueBy = z.iso.datetime({ offset: true }).optional();
/** The part of the stake that counts as a valid bet; the platform's own rule may count less. */
const effective = amountText.optional();
/** A lottery bet's terms: the player's series, and the chosen one that prizes are paid by. */
const series = z.number().int().min(1_000).max(2_000).multipleOf(2);
const rebate = z
  .object({ series, seriesBet: series })
  .refine(({ series, seriesBet }) => seriesBet <= series, { path: ["seriesBet"] })
  .optional();
/** The most of one call; both fit the largest body. */
export const BETS_MAX = 100;
export const RESULTS_MAX = 1_000;
const detail = z
  .record(z.string(), z.unknown())
  .refine((value) => JSON.stringify(value).length <= DETAIL_CHARS_MAX);

export const vendorRequests = {
  authenticate: z.object({ launchToken: token, gameCode }),
  balance: z.object({ token: token.optional(), playerId: playerId.optional() }),
  bet: z.object({
    token,
    txId: vendorTxId,
    roundId: vendorTxId,
    gameCode,
    amount: amountText,
    currency,
    betDetail: detail.optional(),
    dueBy,
    effective,
    rebate,
    /** The campaign of a free round, whose amount is zero. */
    freeRoundId: vendorTxId.optional(),
    roundOpenedAt: z.string().max(40).optional(),
  }),
  bets: z
    .object({
      token,
      currency,
      bets: z
        .array(
          z.object({
            txId: vendorTxId,
            roundId: vendorTxId,
            gameCode,
            amount: amountText,
            betDetail: detail.optional(),
            dueBy,
            effective,
            rebate,
          }),
        )
        .min(1)
        .max(BETS_MAX),
    })
    .refine(({ bets }) => new Set(bets.map(({ txId }) => txId)).size === bets.length, {
      path: ["bets"],
    }),
  win: z.object({
    playerId,
    token: token.optional(),
    txId: vendorTxId,
    roundId: vendorTxId,
    refTxId: vendorTxId.optional(),
    amount: amountText,
    roundClosed: z.boolean(),
    winType: z.enum(["normal", "free", "jackpot"]).default("normal"),
    effective,
    detail: detail.optional(),
  }),
  settle: z.object({
    results: z
      .array(
        z.object({
          playerId,
          txId: vendorTxId,
          roundId: vendorTxId,
          refTxId: vendorTxId.optional(),
          amount: amountText,
          roundClosed: z.boolean().default(true),
          winType: z.enum(["normal", "free", "jackpot"]).default("normal"),
          effective,
          detail: detail.optional(),
        }),
      )
      .min(1)
      .max(RESULTS_MAX),
  }),
  betwin: z.object({
    token,
    txId: vendorTxId,
    winTxId: vendorTxId,
    roundId: vendorTxId,
    gameCode,
    amount: amountText,
    winAmount: amountText,
    currency,
    roundClosed: z.boolean(),
    detail: detail.optional(),
    dueBy,
    effective,
    freeRoundId: vendorTxId.optional(),
  }),
  rollback: z.object({
    playerId,
    txId: vendorTxId,
    refTxId: vendorTxId,
    roundId: vendorTxId,
    reason: z.string().max(200),
  }),
  endround: z.object({
    playerId,
    roundId: vendorTxId,
    roundDetailUrl: z.string().max(500).optional(),
  }),
  bonus: z.object({
    playerId,
    txId: vendorTxId,
    kind: z.enum(["promo", "freeround", "jackpot", "tournament"]),
    amount: amountText,
    campaignId: z.string().max(64).optional(),
  }),
  adjust: z.object({
    playerId,
    txId: vendorTxId,
    /** A bet or a win of the round that is settled again. */
    refTxId: vendorTxId,
    amount: signedAmountText,
    /** Of the round's stake; zero for a round that became void. */
    effective,
    reason: z.string().max(200),
  }),
  tx: z
    .object({ playerId, txId: vendorTxId.optional(), roundId: vendorTxId.optional() })
    .refine(({ txId, roundId }) => (txId === undefined) !== (roundId === undefined)),
  heartbeat: z.object({ token }),
} as const;
export type VendorCallName = keyof typeof vendorRequests;
export type VendorRequest<Name extends VendorCallName> = z.input<(typeof vendorRequests)[Name]>;

/** The answer to "tx": a transaction and its round. Amounts are decimal strings. */
const storedTransaction = z.object({
  txId: z.string(),
  kind: z.string(),
  state: z.string(),
  code: z.string(),
  roundId: z.string(),
  amount: z.string().nullable(),
  refTxId: z.string().nullable(),
  platformTxId: z.string(),
  at: z.string(),
});
const storedRound = z.object({
  roundId: z.string(),
  state: z.enum(["OPEN", "CLOSED", "VOID"]),
  stake: z.string(),
  payout: z.string(),
  validBet: z.string(),
  openedAt: z.string(),
  settledAt: z.string().nullable(),
});

/** Every answer is HTTP 200 and signed. Fields that a call does not have are absent. */
/** What holds for a protected player, in the order in which it is asked. */
export const GUARD_REASONS = [
  "break",
  "realityCheck",
  "session",
  "sessionLoss",
  "slotStake",
  "bonusStake",
  "withdrawOnly",
  "loss",
  "stake",
  "time",
] as const;

export const vendorAnswer = z.object({
  code: z.enum(VENDOR_CODES),
  message: z.string(),
  /** The field of the request that a refusal is about. */
  field: z.string().optional(),
  /** Which protection of the player a refused bet met, so that the game can say it. */
  reason: z.enum(GUARD_REASONS).optional(),
  /** The player's cash after the call, as a decimal string; absent without a player. */
  balance: z.string().optional(),
  currency: z.string().optional(),
  replay: z.boolean().optional(),
  applied: z.boolean().optional(),
  platformTxId: z.string().optional(),
  platformWinTxId: z.string().optional(),
  /** The answer to "bets": one id for each bet, in their order. */
  platformTxIds: z.array(z.string()).optional(),
  /** The answer to "settle": one for each result, in their order. */
  results: z
    .array(
      z.object({
        txId: z.string(),
        code: z.enum(VENDOR_CODES),
        replay: z.boolean().optional(),
        platformTxId: z.string().optional(),
      }),
    )
    .optional(),
  /** The player's lottery series, in games of that kind. */
  series: z.number().int().optional(),
  sessionToken: z.string().optional(),
  playerId: z.string().optional(),
  nickname: z.string().optional(),
  language: languageTag.optional(),
  /** Of the merchant: ISO 3166, and the authority whose rules its games follow, as it names it. */
  country: z.string().optional(),
  jurisdiction: z.string().optional(),
  testAccount: z.boolean().optional(),
  cash: z.string().optional(),
  bonus: z.string().optional(),
  /** When the session stops taking bets, in ISO 8601. */
  expiresAt: z.string().optional(),
  transactions: z.array(storedTransaction).optional(),
  round: storedRound.optional(),
});
export type VendorAnswer = z.infer<typeof vendorAnswer>;

/** How the brand writes money: its symbol, and the country whose form of the language it uses. */
const writtenMoney = {
  currencySymbol: z.string().max(5),
  country: z
    .string()
    .regex(/^(?:[A-Z]{2})?$/)
    .default(""),
};

/** The platform's signed POST to a vendor's /launch. */
export const launchRequest = z.object({
  launchToken: token,
  playerId,
  merchant: z.string(),
  gameCode,
  mode: z.enum(["real", "demo"]),
  /** The purse of real-money play: the platform's ("seamless") or the vendor's own ("transfer"). */
  wallet: z.enum(["seamless", "transfer"]).default("seamless"),
  language: languageTag,
  currency,
  ...writtenMoney,
  /** The way of playing to begin with. */
  playType: playType.optional(),
  /** Whether the game may offer rounds that follow each other by themselves, and shorter shows. */
  autoplay: z.boolean().default(true),
  turbo: z.boolean().default(true),
  /** The most rounds of one autoplay by law; absent without a bound. */
  autoplayMost: z.number().int().min(0).optional(),
  /** Seconds from the start of a slot's spin to the next one's, by law. */
  spinSecondsLeast: z.number().min(0).max(60).default(0),
  /** The highest stake of a slot's spin for this player, by law; absent without a cap. */
  stakeMost: amountText.optional(),
  platform: z.enum(["html5", "html5-desktop"]),
  backUrl: z.string().max(500),
  cashierUrl: z.string().max(500),
});
export const launchAnswer = z.object({ url: z.string(), expiresIn: z.number().int() });

/**
 * The platform's signed GET of a vendor's /demo: the play money that the player of a demo has left
 * today.
 */
export const demoRequest = z.object({ merchant: z.string(), playerId });
export const demoAnswer = z.object({ balance: amountText });

/** The longest period of one /rounds request. */
export const ROUNDS_WINDOW_MS = 3_600_000;
export const ROUNDS_PAGE_SIZE = 1_000;

/**
 * The platform's signed GET of a vendor's /rounds: rounds closed within [from, to), by page from 1.
 */
export const roundsRequest = z
  .object({
    merchant: z.string(),
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    page: z.coerce.number().int().min(1).max(10_000),
  })
  .refine(({ from, to }) => {
    const length = Date.parse(to) - Date.parse(from);
    return length > 0 && length <= ROUNDS_WINDOW_MS;
  });
export const roundsAnswer = z.object({
  rounds: z.array(
    z.object({
      roundId: vendorTxId,
      stake: amountText,
      payout: amountText,
      closedAt: z.string(),
      /** Present for rounds played from the vendor's own purse. */
      played: z
        .object({ playerId, gameCode, openedAt: z.iso.datetime(), detail: detail.optional() })
        .optional(),
    }),
  ),
  hasMore: z.boolean(),
});

/** The platform's signed GET of a vendor's /round: the vendor's own status of one round. */
export const roundRequest = z.object({ merchant: z.string(), roundId: vendorTxId });
export const roundAnswer = z.object({
  state: z.enum(["OPEN", "CLOSED", "VOID", "UNKNOWN"]),
  stake: amountText.optional(),
  payout: amountText.optional(),
});

/**
 * The platform's signed POST to a vendor's /picture. The vendor draws the end of one play from the
 * detail it reported.
 */
export const pictureRequest = z.object({
  merchant: z.string(),
  gameCode,
  kind: z.enum(["base", "free"]),
  stake: amountText,
  detail,
  language: languageTag,
  currency,
  ...writtenMoney,
});
/** A self-contained image, and its description in words. */
export const pictureAnswer = z.object({
  svg: z.string().startsWith("<svg").max(400_000),
  alt: z.string().min(1).max(2_000),
});

/** The most free rounds of one grant. */
export const FREE_ROUNDS_MAX = 1_000;

/**
 * The platform's signed POST to a vendor's /grant: free rounds for one player at one game. The same
 * campaign and player again is the same grant. MISMATCH: known with other content. REFUSED: the
 * vendor has no free rounds in that game.
 */
export const grantRequest = z.object({
  merchant: z.string(),
  playerId,
  campaignId: vendorTxId,
  gameCode,
  rounds: z.number().int().min(1).max(FREE_ROUNDS_MAX),
  /** What each round is played at; nobody pays it. */
  stake: amountText,
  currency,
  expiresAt: z.iso.datetime(),
});
export const grantAnswer = z.object({ code: z.enum(["OK", "MISMATCH", "REFUSED"]) });

/** The platform's signed POST to a vendor's /revoke. An unknown grant is never given later. */
export const revokeRequest = z.object({ merchant: z.string(), playerId, campaignId: vendorTxId });
export const revokeAnswer = z.object({ code: z.literal("OK") });

/**
 * The platform's signed POST to a vendor's /stopped: the player began a break. `until` is the first
 * instant of another bet; null when none is known. A repeat is the same news.
 */
export const stoppedRequest = z.object({
  merchant: z.string(),
  playerId,
  since: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
});
export const stoppedAnswer = z.object({ code: z.literal("OK") });

/**
 * The platform's signed GET of a vendor's /stuck: transactions the vendor has given up asking
 * about.
 */
export const stuckRequest = z.object({ merchant: z.string() });
export const stuckAnswer = z.object({
  stuck: z.array(z.object({ roundId: vendorTxId, gameCode, reason: z.string().max(300) })).max(200),
});
