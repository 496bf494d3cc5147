import type { Context } from "../context.ts";
import type { Challenge } from "../contract/auth.ts";
import type { InputOf } from "../contract/call.ts";
import type { challengeShow } from "../contract/challenge.ts";
import { findChallenge } from "./find-challenge.ts";

export async function showChallenge(
  context: Context,
  { id }: InputOf<typeof challengeShow>,
): Promise<Challenge> {
  const { ways, challenge } = await context.store.inMerchant(context.merchant.code, (tx) =>
    findChallenge(context, tx, id),
  );
  return { id, ways, expiresAt: challenge.expiresAt.getTime() };
}
