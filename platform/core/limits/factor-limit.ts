import type { Context } from "../context.ts";
import {
  addressKeyOf,
  keyOf,
  type Limit,
  type LimitKey,
  returnEach,
  takeEach,
} from "./attempt-limit.ts";

/**
 * Tries at an authenticator's codes and at repeated passwords. Few are allowed per address. Per
 * account there are so few that guessing six digits takes years. Only the password or a session
 * leads here, so strangers do not use up the owner's tries.
 */
const FACTOR_TRY: Limit = { name: "factor", points: 10, durationSeconds: 15 * 60 };
const FACTOR_TRY_ALL: Limit = { name: "factor-all", points: 30, durationSeconds: 60 * 60 };

function factorKeys(context: Context, memberId: string): LimitKey[] {
  return [
    [FACTOR_TRY, addressKeyOf(context, memberId)],
    [FACTOR_TRY_ALL, keyOf(context.merchant.code, memberId)],
  ];
}

/** Takes one try at a member's second factor or own password. */
export async function takeFactorTry(context: Context, memberId: string): Promise<void> {
  await takeEach(context, factorKeys(context, memberId));
}

/** Gives back the tries after a correct one. */
export async function returnFactorTries(context: Context, memberId: string): Promise<void> {
  await returnEach(context, factorKeys(context, memberId));
}
