import type { Challenge } from "../../contract/members/auth.ts";
import type { challengeShow } from "../../contract/members/challenge.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
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
