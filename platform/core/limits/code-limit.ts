import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../context.ts";
import {
  addressKeyOf,
  consume,
  deviceKeys,
  keyOf,
  type Limit,
  type LimitKey,
  returnEach,
} from "./attempt-limit.ts";

/** Text messages cost money, and a stranger must not make a phone ring all night. */
const CODE_SECOND: Limit = { name: "code-second", points: 1, durationSeconds: 1 };
const CODE_TARGET: Limit = {
  name: "code-target",
  points: 5,
  durationSeconds: 10 * 60,
  blockSeconds: 5 * 60,
};
const CODE_ADDRESS: Limit = { name: "code-address", points: 40, durationSeconds: 60 * 60 };
const CODE_DEVICE: Limit = { name: "code-device", points: 20, durationSeconds: 60 * 60 };
/** A stranger who guesses from one address does not use up the owner's tries. */
const CODE_TRY: Limit = { name: "code-try", points: 5, durationSeconds: 10 * 60 };
const CODE_TRY_ALL: Limit = { name: "code-try-all", points: 15, durationSeconds: 10 * 60 };

/**
 * Counts one sent code. Refuses with sms_too_many when its target or this address had too many. Set
 * `isOwn` when only the target's owner can have asked. Then strangers who request codes do not use
 * up the owner's.
 */
export async function countCodeSent(
  context: Context,
  { purpose, target, isOwn }: { purpose: string; target: string; isOwn: boolean },
): Promise<void> {
  const { merchant } = context;
  const own = isOwn ? ["own"] : [];
  const fromHere: LimitKey = [CODE_ADDRESS, addressKeyOf(context)];
  const keys: LimitKey[] = [
    [CODE_SECOND, keyOf(merchant.code, purpose, target, ...own)],
    ...(isOwn ? [] : [fromHere]),
    ...deviceKeys(context, CODE_DEVICE),
    [CODE_TARGET, keyOf(merchant.code, target, ...own)],
  ];
  for (const [limit, key] of keys) {
    if (await consume(context, limit, key)) {
      throw new Refusal("sms_too_many", { status: 429, details: { minutes: 5 } });
    }
  }
}

function codeKeys(context: Context, { codeId, isOwn }: CodeTry): LimitKey[] {
  const { merchant } = context;
  if (isOwn) return [[CODE_TRY, keyOf(merchant.code, codeId, "own")]];
  return [
    [CODE_TRY, addressKeyOf(context, codeId)],
    [CODE_TRY_ALL, keyOf(merchant.code, codeId)],
  ];
}

/** A code, and whether an owner's browser tries it. Strangers use up none of the owner's tries. */
type CodeTry = { codeId: string; isOwn: boolean };

/** Takes one of a code's five tries; false when none is left. */
export async function takeCodeTry(context: Context, tried: CodeTry): Promise<boolean> {
  for (const [limit, key] of codeKeys(context, tried)) {
    if (await consume(context, limit, key)) return false;
  }
  return true;
}

/** Gives back the correct try, because the action behind the code may still fail. */
export async function returnCodeTries(context: Context, tried: CodeTry): Promise<void> {
  await returnEach(context, codeKeys(context, tried));
}
