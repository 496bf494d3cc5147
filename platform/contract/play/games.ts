import { z } from "zod";
import { languageTag } from "../languages/language-tag.ts";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { ownAddress } from "../wire/own-address.ts";
import { gameCode, gameCodes } from "./game-code.ts";
import { GAME_TYPES } from "./game-types.ts";
import { playType } from "./play-type.ts";
import { severalOf } from "./several-of.ts";

const gameType = z.enum(GAME_TYPES);
/** Filters by game type. Without it, games of all types. */
const gameTypes = severalOf(GAME_TYPES, /^[A-Z,]*$/).optional();
/** The series of lottery draws. Each has its own icon. */
export const SERIES_ICONS = [
  "11X5",
  "CHAIN",
  "K3",
  "LF",
  "LHC",
  "PCB",
  "PK10",
  "SSC",
  "VIDEO",
] as const;
export type SeriesIcon = (typeof SERIES_ICONS)[number];

export const GAME_STATES = ["open", "maintenance"] as const;
export type GameState = (typeof GAME_STATES)[number];

/** The choices for a game's least bet, in currency units. */
export const MIN_BETS = ["0.01", "0.05", "0.1", "0.5", "0.75", "1"] as const;
export const GAME_SORTS = ["popular", "new", "name"] as const;

/** How many days a game counts as new after its release. */
export const NEW_DAYS = 60;

export const game = z.object({
  gameCode: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameType,
  gameClassify: z.string(),
  name: z.string(),
  /** A game in maintenance is shown, but launching it is refused with game_maintenance. */
  state: z.enum(GAME_STATES),
  /** Lotteries only. */
  seriesIcon: z.enum(SERIES_ICONS).nullable(),
  /** Percent with two decimals, e.g. "95.99"; null for a game without a fixed RTP. */
  rtp: z.string().nullable(),
  minBet: money,
  minLineNum: z.number().int(),
  isHot: z.boolean(),
  isNew: z.boolean(),
  hasDemo: z.boolean(),
  /** The languages of the game itself. */
  languages: z.array(z.string()),
  releasedAt: instant,
  /** A path on an image CDN. The site appends size and format (see ui/cover). */
  picture: z.string(),
});
export type Game = z.infer<typeof game>;

const language = languageTag;
const page = {
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(60).default(12),
};
const counts = { totalPages: z.number().int(), totalGames: z.number().int() };
const gamePage = z.object({ games: z.array(game), ...counts });
/** The clients that a game must run in. */
const platform = z.literal("flash,html5-desktop").optional();

export const gameVendors = call({
  name: "gameVendors",
  method: "GET",
  path: "/games/vendors",
  access: "guest",
  input: z.object({}),
  value: z.object({
    data: z.object({
      lanes: z.array(
        z.object({
          title: gameType,
          gameCount: z.number().int(),
          /** The number of games that are not in maintenance. */
          openCount: z.number().int(),
          cards: z.array(
            z.object({
              vassalage: z.string(),
              name: z.string(),
              logo: z.string(),
              isHot: z.boolean(),
              /** "VASSALAGE" when the card opens all of the vendor's games in a popup. */
              isGame: z.literal("VASSALAGE").nullable(),
              gameCount: z.number().int(),
              /** The least and the greatest RTP of the games; null when none has a fixed RTP. */
              rtpFrom: z.string().nullable(),
              rtpTo: z.string().nullable(),
            }),
          ),
          /** The classes of games of this type, each with the vendors that have such games. */
          gameClassify: z.array(
            z.object({
              code: z.string(),
              gameCount: z.number().int(),
              vendors: z.array(z.string()),
            }),
          ),
        }),
      ),
    }),
  }),
});

export const gameList = call({
  name: "gameList",
  method: "GET",
  path: "/games",
  access: "guest",
  input: z.object({
    clientType: z.literal("3").default("3"),
    platform,
    /** The merchant's code, which the caller names too. Another one is refused with invalid_input. */
    channel: z.string().max(40).optional(),
    gameType: gameType.optional(),
    gameTypes,
    gameCodes: gameCodes.optional(),
    vassalage: z.string().max(40).optional(),
    gameClassify: z.string().max(40).optional(),
    /**
     * Each word is part of the game's name, or starts its vendor's name or one of its words. Case
     * and accents do not matter. Without an exact match, similar names are found.
     */
    gameName: z.string().max(60).optional(),
    /** Games with at least this least bet, like the specification's "1 yuan or more". */
    minBet: z.enum(MIN_BETS).optional(),
    /** Games with at least this many lines or ways ("25 lines or more for slots"). */
    minLineNum: z.coerce.number().int().min(1).max(1_000).optional(),
    sort: z.enum(GAME_SORTS).default("popular"),
    language,
    ...page,
  }),
  value: gamePage,
});

/**
 * Games released within the last NEW_DAYS days, the youngest week first. Games of one week are equally
 * new: open ones come before those in maintenance, and then each merchant's popularity orders them.
 */
export const newGames = call({
  name: "newGames",
  method: "GET",
  path: "/games/new",
  access: "guest",
  input: z.object({ gameTypes, language, ...page }),
  value: gamePage,
});

/** One game, also in maintenance. Refuses with game_unknown when the merchant does not offer it. */
export const gameOne = call({
  name: "gameOne",
  method: "GET",
  path: "/games/one",
  access: "guest",
  input: z.object({ gameCode, language }),
  value: game,
});

/** Up to six popular open games to play instead of this one: of its type first, then of any. */
export const gameSuggestions = call({
  name: "gameSuggestions",
  method: "GET",
  path: "/games/suggestions",
  access: "guest",
  input: z.object({ gameCode, gameTypes, language }),
  value: z.object({ games: z.array(game) }),
});

/** The codes of all games the member has saved, for the hearts on the cards. */
export const favouriteCodes = call({
  name: "favouriteCodes",
  method: "GET",
  path: "/games/favourites/codes",
  access: "member",
  input: z.object({}),
  value: z.object({ gameCodes: z.array(z.string()) }),
});

/** Saves or removes a game; a repeat changes nothing. `nodeId` is the game's code. */
export const favouriteSet = call({
  name: "favouriteSet",
  method: "POST",
  path: "/games/favourites",
  access: "real",
  input: z.object({
    nodeId: gameCode,
    vendor: z.string().max(40),
    gameType,
    isFavourite: z.boolean(),
  }),
  value: z.object({ isFavourite: z.boolean() }),
});

/** The games the member has saved, latest first. */
export const favouriteGames = call({
  name: "favouriteGames",
  method: "GET",
  path: "/games/favourites",
  access: "real",
  input: z.object({
    platform: z.literal("flash").optional(),
    gameType: gameType.optional(),
    gameTypes,
    language,
    ...page,
  }),
  value: z.object({ content: z.array(game), ...counts }),
});

/** The games the member opened or played, latest first. */
export const recentGames = call({
  name: "recentGames",
  method: "GET",
  path: "/games/recent",
  access: "member",
  input: z.object({
    clientType: z.literal("3").optional(),
    gameType: gameType.optional(),
    gameTypes,
    vassalage: z.string().max(40).optional(),
    language,
    ...page,
  }),
  value: z.object({ list: z.array(game), ...counts }),
});

export const hotGames = call({
  name: "hotGames",
  method: "GET",
  path: "/games/hot",
  access: "guest",
  input: z.object({
    isPlatform: z.literal("2").optional(),
    platform,
    language,
    vassalage: z.string().max(40).optional(),
  }),
  value: z.array(z.object({ gameType, games: z.array(game) })),
});

export const winners = call({
  name: "winners",
  method: "GET",
  path: "/games/winners",
  access: "guest",
  input: z.object({
    gameCategory: z.string().max(20).default("ALL"),
    gameTypes,
    language: languageTag,
    limitNum: z.coerce.number().int().min(1).max(20).default(20),
  }),
  value: z.object({
    /** A day with too few winners shows the week's. */
    period: z.enum(["day", "week"]),
    list: z.array(
      z.object({
        /** Masked by the platform, so that the site never learns a winner's whole name. */
        player: z.string(),
        gameCode: z.string(),
        gameName: z.string(),
        picture: z.string(),
        /** The payout, always above the stake. */
        prize: money,
        /** The payout as hundredths of the stake: 1250 is 12.5 times. */
        multiple: z.number().int(),
        time: instant,
      }),
    ),
  }),
});

export const gameLaunch = call({
  name: "gameLaunch",
  method: "POST",
  path: "/games/launch",
  access: "member",
  input: z.object({
    gameCode,
    language: languageTag,
    platform: z.enum(["html5", "html5-desktop"]),
    backUrl: ownAddress,
    cashierUrl: ownAddress,
    playType: playType.optional(),
  }),
  value: z.object({
    url: z.string(),
    game,
    /** True for play money, which a trial account always gets. */
    isDemo: z.boolean(),
    /**
     * When cash moved into the vendor's purse for this launch, to be taken back afterwards; else
     * null.
     */
    carriedAt: instant.nullable(),
  }),
});

/** Launches a game with play money (FUN), also for guests. Only games with hasDemo. */
export const gameDemo = call({
  name: "gameDemo",
  method: "POST",
  path: "/games/demo",
  access: "guest",
  law: "demoPlay",
  input: z.object({
    gameCode,
    language: languageTag,
    platform: z.enum(["html5", "html5-desktop"]),
    backUrl: ownAddress,
    playType: playType.optional(),
  }),
  value: z.object({ url: z.string(), game }),
});

/**
 * The play money of a trial account at the vendor of the game it opened last, before the first game
 * at any vendor. Null when the vendor does not answer. `currency` is FUN.
 */
export const playMoney = call({
  name: "playMoney",
  method: "GET",
  path: "/games/play-money",
  access: "member",
  input: z.object({}),
  value: z.object({ balance: money.nullable(), currency: z.string() }),
});
