import { z } from "zod";
import { gameCode } from "../../play/game-code.ts";
import { GAME_TYPES } from "../../play/game-types.ts";
import { GAME_STATES } from "../../play/games.ts";
import { call, nothing } from "../../wire/call.ts";
import { money } from "../../wire/money.ts";

/** The largest catalogue file. */
export const CATALOGUE_BYTES_MAX = 8 * 2 ** 20;
/** Base64 makes a file a third longer. */
const FILE_TEXT_MAX = Math.ceil(CATALOGUE_BYTES_MAX / 3) * 4;

/**
 * Brings a vendor's games to what its catalogue file says, JSON or CSV. A game that the file no longer
 * has is closed. On an open site of real players changed terms of money wait for a second person, and
 * the rest is done. With `plan` nothing is done.
 */
export const staffGamesApply = call({
  name: "staffGamesApply",
  method: "POST",
  path: "/staff/games/apply",
  access: "staff",
  permission: "game.apply",
  line: "games apply <merchant> <vendor>",
  bodyBytesMax: FILE_TEXT_MAX + 64 * 1024,
  input: z.object({
    vendor: z.string().min(1).max(40),
    /** In base64. */
    file: z.base64().min(1).max(FILE_TEXT_MAX),
    plan: z.enum(["yes", "no"]).default("no"),
  }),
  value: z.object({
    added: z.int(),
    changed: z.int(),
    /** Closed, because the file no longer has them. */
    gone: z.int(),
    /** With terms of money that wait for a second person. */
    waiting: z.int(),
    same: z.int(),
    /** Their request's id; null in a plan, and where nothing waits. */
    approval: z.string().nullable(),
    steps: z.array(
      z.object({
        /** "back": a game that was gone. "waits": a change that waits for a second person. */
        act: z.enum(["added", "changed", "back", "gone", "waits"]),
        game: z.string(),
        /** The changed field by its name in the file. */
        field: z.string().nullable(),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
  }),
});

/** The merchant's games by their codes, a hundred a page. */
export const staffGamesList = call({
  name: "staffGamesList",
  method: "GET",
  path: "/staff/games",
  access: "staff",
  permission: "game.list",
  line: "games list <merchant>",
  input: z.object({ vendor: z.string().max(40).optional(), after: gameCode.optional() }),
  value: z.object({
    list: z.array(
      z.object({
        game: z.string(),
        vendor: z.string(),
        name: z.string(),
        type: z.enum(GAME_TYPES),
        class: z.string(),
        /** "off": staff switched it off. "gone": the vendor's file no longer has it. */
        state: z.enum([...GAME_STATES, "off", "gone"]),
        rtp: z.string().nullable(),
        minBet: money,
        /** Its place among the games that stand first. */
        place: z.int().nullable(),
      }),
    ),
    after: z.string().nullable(),
  }),
});

/** Which games stand first, in this order. Without codes the most played do. */
export const staffGamesOrder = call({
  name: "staffGamesOrder",
  method: "POST",
  path: "/staff/games/order",
  access: "staff",
  permission: "game.order",
  line: "games order <merchant>",
  input: z.object({ first: z.array(gameCode).max(100).default([]) }),
  value: nothing,
});

/** Switches a game on or off. A game that its vendor's file no longer has stays closed. */
export const staffGameSwitch = call({
  name: "staffGameSwitch",
  method: "POST",
  path: "/staff/games/switch",
  access: "staff",
  permission: "game.switch",
  line: "game <act> <merchant> <code>",
  input: z.object({ act: z.enum(["on", "off"]), code: gameCode }),
  value: nothing,
});
