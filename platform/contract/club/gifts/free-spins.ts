import { z } from "zod";
import { call } from "../../wire/call.ts";
import { instant, money } from "../../wire/money.ts";
import { shownSpins } from "./spin-reward.ts";

/** ASKED waits for the game's vendor. USED and EXPIRED are over, REFUSED and TAKEN_BACK give nothing. */
export const FREE_SPIN_STATES = [
  "ASKED",
  "GRANTED",
  "USED",
  "EXPIRED",
  "REFUSED",
  "TAKEN_BACK",
] as const;

const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{4,20}$/, "bonus_code_invalid");

const own = shownSpins.omit({ days: true, multiple: true }).extend({
  id: z.string(),
  used: z.number().int(),
  state: z.enum(FREE_SPIN_STATES),
  grantedAt: instant,
  expiresAt: instant,
});
export type OwnFreeSpins = z.output<typeof own>;

/** The free spins of a code, before anybody takes them. Refuses an unknown one with bonus_unknown. */
export const freeSpinOffer = call({
  name: "freeSpinOffer",
  method: "GET",
  path: "/free-spins/offer",
  access: "real",
  law: "welcomeBonus",
  input: z.object({ code }),
  value: shownSpins.extend({ code: z.string(), endsAt: instant.nullable() }),
});

/**
 * Takes the free spins of a code under the terms that were shown; the same again returns the same.
 * Refuses with bonus_unknown, bonus_gone, bonus_same_person, terms_changed, game_maintenance,
 * limit_exceeded, and whom no offers are made.
 */
export const freeSpinTake = call({
  name: "freeSpinTake",
  method: "POST",
  path: "/free-spins/take",
  access: "real",
  law: "welcomeBonus",
  keyed: true,
  input: z.object({
    code,
    /** As shown; others are refused with terms_changed. */
    game: z.string().max(60),
    rounds: z.number().int(),
    stake: money,
    days: z.number().int(),
    multiple: z.number().int(),
  }),
  value: own,
});

/** The member's free spins, the newest first, fifty at most. */
export const freeSpins = call({
  name: "freeSpins",
  method: "GET",
  path: "/free-spins",
  access: "real",
  input: z.object({}),
  value: z.object({ list: z.array(own) }),
});
