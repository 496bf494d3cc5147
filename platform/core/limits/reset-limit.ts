import type { Context } from "../context.ts";
import {
  addressKeyOf,
  deviceKeys,
  keyOf,
  type Limit,
  type LimitKey,
  takeEach,
} from "./attempt-limit.ts";
import type { LoginPlace } from "./login-limit.ts";

/** Letters with a link for a new password. */
const RESET_ACCOUNT: Limit = { name: "reset", points: 5, durationSeconds: 60 * 60 };
const RESET_ADDRESS: Limit = { name: "reset-address", points: 30, durationSeconds: 60 * 60 };
const RESET_DEVICE: Limit = { name: "reset-device", points: 10, durationSeconds: 60 * 60 };

/**
 * Counts one request for a new password, whether or not the account exists. The count is per name
 * and address, so that strangers who know the name use up none of the owner's letters.
 */
export async function countReset(
  context: Context,
  { usernameKey, isOwn }: LoginPlace,
  email: string,
): Promise<void> {
  const fromHere: LimitKey = [RESET_ADDRESS, addressKeyOf(context)];
  const keys: LimitKey[] = [
    ...(isOwn ? [] : [fromHere]),
    ...deviceKeys(context, RESET_DEVICE),
    [RESET_ACCOUNT, keyOf(context.merchant.code, usernameKey, email)],
  ];
  await takeEach(context, keys);
}
