import { z } from "zod";
import { call } from "./call.ts";
import { instant, money } from "./money.ts";

export const GAME_TYPES = [
  "RNG",
  "LIVE",
  "FISH",
  "PVP",
  "SPORTS",
  "ESPORTS",
  "LOTT",
  "ELOTT",
  "COCKFIGHT",
] as const;
export type GameType = (typeof GAME_TYPES)[number];
const gameType = z.enum(GAME_TYPES);

export const game = z.object({
  gameCode: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameType,
  gameClassify: z.string(),
  name: z.string(),
  /** Percent with two decimals, e.g. "95.99"; null where the game has no fixed RTP. */
  rtp: z.string().nullable(),
  minBet: money,
  minLineNum: z.number().int(),
  isHot: z.boolean(),
  isNew: z.boolean(),
  hasDemo: z.boolean(),
  /** Below an image CDN; the sizes and formats are appended by the site (see ui/cover). */
  picture: z.string(),
});
export type Game = z.infer<typeof game>;

export const gameVendors = call({
  name: "gameVendors",
  method: "GET",
  path: "/games/vendors",
  access: "guest",
  input: z.object({}),
  value: z.object({
    lanes: z.array(
      z.object({
        title: gameType,
        gameCount: z.number().int(),
        cards: z.array(
          z.object({
            vassalage: z.string(),
            name: z.string(),
            logo: z.string(),
            isHot: z.boolean(),
          }),
        ),
        gameClassify: z.array(z.string()),
      }),
    ),
  }),
});

export const gameList = call({
  name: "gameList",
  method: "GET",
  path: "/games",
  access: "guest",
  input: z.object({
    clientType: z.literal("3").default("3"),
    gameType: gameType.optional(),
    vassalage: z.string().max(40).optional(),
    gameClassify: z.string().max(40).optional(),
    gameName: z.string().max(60).optional(),
    language: z.string().max(5),
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(60).default(12),
  }),
  value: z.object({
    games: z.array(game),
    totalPages: z.number().int(),
    totalGames: z.number().int(),
  }),
});

export const hotGames = call({
  name: "hotGames",
  method: "GET",
  path: "/games/hot",
  access: "guest",
  input: z.object({ language: z.string().max(5) }),
  value: z.array(z.object({ gameType, games: z.array(game) })),
});

export const winners = call({
  name: "winners",
  method: "GET",
  path: "/games/winners",
  access: "guest",
  input: z.object({
    gameCategory: z.string().max(20).default("ALL"),
    language: z.string().max(5),
    limitNum: z.coerce.number().int().min(1).max(20).default(20),
  }),
  value: z.object({
    list: z.array(
      z.object({
        /** Masked by the platform: the site never learns a winner's whole name. */
        player: z.string(),
        gameCode: z.string(),
        gameName: z.string(),
        picture: z.string(),
        prize: money,
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
    gameCode: z.string().max(64),
    language: z.string().max(5),
    platform: z.enum(["html5", "html5-desktop"]),
    backUrl: z.string().max(500),
    cashierUrl: z.string().max(500),
  }),
  value: z.object({ url: z.string(), game }),
});
