import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Store } from "../../store/open-store.ts";
import type { Context } from "../context.ts";
import { addressKey } from "./address-key.ts";

/** How often something may happen within how long. */
type Limit = {
  name: string;
  points: number;
  durationSeconds: number;
  /** How long it stays shut once it is used up; as long as is left of the duration otherwise. */
  blockSeconds?: number;
};

/**
 * Failed logins count per account *and* address, and per address alone. What counts per account
 * alone leaves out the places that its owner logs in from: a stranger who guesses from elsewhere
 * must not be able to lock the owner out.
 */
const ACCOUNT_AT_ADDRESS: Limit = { name: "login", points: 5, durationSeconds: 15 * 60 };
const LOGIN_ADDRESS: Limit = { name: "login-address", points: 100, durationSeconds: 60 * 60 };
/** From browsers and networks that the account's owner never used, whoever solves the captchas. */
const STRANGERS: Limit = { name: "strangers", points: 100, durationSeconds: 24 * 60 * 60 };
const REGISTER_ADDRESS: Limit = { name: "register-address", points: 100, durationSeconds: 60 * 60 };
/** Names that were taken: told, since user names are public, but not by the list. */
const TAKEN_ADDRESS: Limit = { name: "taken-address", points: 20, durationSeconds: 60 * 60 };
const AFFILIATE_ADDRESS: Limit = {
  name: "affiliate-address",
  points: 60,
  durationSeconds: 60 * 60,
};
const DEMO_ADDRESS: Limit = { name: "demo-address", points: 120, durationSeconds: 60 * 60 };

/**
 * From here on a login has to show that a person types. By account whatever the address, which locks
 * nobody out; by address only after many, for whole towns share one behind their provider.
 */
const CAPTCHA_ACCOUNT: Limit = { name: "captcha-account", points: 3, durationSeconds: 15 * 60 };
const CAPTCHA_FAILURES: Limit = { name: "captcha-failures", points: 30, durationSeconds: 15 * 60 };
const CAPTCHA_ADDRESS: Limit = { name: "captcha-address", points: 90, durationSeconds: 15 * 60 };
const FREE_PLAY_ADDRESS: Limit = { name: "free-play", points: 30, durationSeconds: 60 * 60 };

/** Who pays for text messages wants few of them, and nobody wants their phone to ring all night. */
const CODE_SECOND: Limit = { name: "code-second", points: 1, durationSeconds: 1 };
const CODE_TARGET: Limit = {
  name: "code-target",
  points: 5,
  durationSeconds: 10 * 60,
  blockSeconds: 5 * 60,
};
const CODE_ADDRESS: Limit = { name: "code-address", points: 40, durationSeconds: 60 * 60 };
/** A stranger who guesses from one address does not use up the owner's tries. */
const CODE_TRY: Limit = { name: "code-try", points: 5, durationSeconds: 10 * 60 };
const CODE_TRY_ALL: Limit = { name: "code-try-all", points: 15, durationSeconds: 10 * 60 };

const FEEDBACK_ADDRESS: Limit = { name: "feedback-address", points: 10, durationSeconds: 60 * 60 };

/**
 * Codes of an authenticator app and passwords typed again: few from one address, and for the
 * account as a whole so few that six digits are not guessed in years. Only who knows the password
 * or holds a session gets here, so no stranger uses up the owner's tries.
 */
const FACTOR_TRY: Limit = { name: "factor", points: 10, durationSeconds: 15 * 60 };
const FACTOR_TRY_ALL: Limit = { name: "factor-all", points: 30, durationSeconds: 60 * 60 };
/** Letters with a link to a new password. */
const RESET_ACCOUNT: Limit = { name: "reset", points: 5, durationSeconds: 60 * 60 };
const RESET_ADDRESS: Limit = { name: "reset-address", points: 30, durationSeconds: 60 * 60 };

/**
 * Beside the address: one browser that goes from network to network. Who forgets its cookie is counted
 * by the address again; nobody else's browser is shut by it.
 */
const LOGIN_DEVICE: Limit = { name: "login-device", points: 20, durationSeconds: 15 * 60 };
const CODE_DEVICE: Limit = { name: "code-device", points: 20, durationSeconds: 60 * 60 };
const RESET_DEVICE: Limit = { name: "reset-device", points: 10, durationSeconds: 60 * 60 };
const REGISTER_DEVICE: Limit = { name: "register-device", points: 10, durationSeconds: 60 * 60 };

const limiters = new WeakMap<Store, Map<string, RateLimiterPostgres>>();

function limiterOf(store: Store, limit: Limit): RateLimiterPostgres {
  const known = limiters.get(store) ?? new Map<string, RateLimiterPostgres>();
  limiters.set(store, known);
  const limiter =
    known.get(limit.name) ??
    new RateLimiterPostgres({
      storeClient: store.counters,
      storeType: "pool",
      tableName: "attempt_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.durationSeconds,
      blockDuration: limit.blockSeconds ?? 0,
      inMemoryBlockOnConsumed: limit.points,
    });
  known.set(limit.name, limiter);
  return limiter;
}

type LimitKey = [Limit, string];

/**
 * Under which name somebody logs in, and whether their browser is one of the owner's. Such a browser is
 * counted by itself: whoever guesses from the same network must not shut its owner out either.
 */
export type LoginPlace = { usernameKey: string; isOwn: boolean };

function loginKeys(
  context: Context,
  { usernameKey, isOwn }: LoginPlace,
): [account: LimitKey, ...places: LimitKey[]] {
  const { merchant, clientAddress } = context;
  if (isOwn) {
    const atBrowser: LimitKey = [ACCOUNT_AT_ADDRESS, ownKey(context, usernameKey)];
    return [atBrowser, ...deviceKeys(context, LOGIN_DEVICE)];
  }
  return [
    [ACCOUNT_AT_ADDRESS, keyOf(merchant.code, usernameKey, addressKey(clientAddress))],
    [LOGIN_ADDRESS, keyOf(merchant.code, addressKey(clientAddress))],
    ...deviceKeys(context, LOGIN_DEVICE),
  ];
}

/** None where the browser has not shown that it was here before. */
function deviceKeys({ merchant, deviceToken }: Context, limit: Limit): LimitKey[] {
  return deviceToken ? [[limit, deviceKey(merchant.code, deviceToken)]] : [];
}

const deviceKey = (merchant: string, token: string) => keyOf(merchant, "device", token);
const ownKey = ({ merchant, deviceToken }: Context, usernameKey: string) =>
  keyOf(merchant.code, usernameKey, "device", deviceToken ?? "");

/**
 * Takes one attempt before the password is looked at, so that guesses sent at once count as well;
 * refuses with too_many_attempts where the limits are used up.
 */
export async function takeLoginAttempt(context: Context, place: LoginPlace): Promise<void> {
  for (const [limit, key] of loginKeys(context, place)) {
    const refused = await consume(context, limit, key);
    if (refused) throw tooMany(refused);
  }
}

/** Refuses whoever used the limits up, before anything is asked of them or looked at. */
export async function requireLoginAttempt(context: Context, place: LoginPlace): Promise<void> {
  for (const [limit, key] of loginKeys(context, place)) {
    const used = await limiterOf(context.store, limit).get(key);
    if (used && used.consumedPoints >= limit.points) throw tooMany(used);
  }
}

function captchaKeys(context: Context, { usernameKey, isOwn }: LoginPlace): LimitKey[] {
  const { merchant, clientAddress } = context;
  if (isOwn) return [[CAPTCHA_ACCOUNT, ownKey(context, usernameKey)]];
  return [
    [CAPTCHA_ACCOUNT, keyOf(merchant.code, usernameKey)],
    [CAPTCHA_FAILURES, keyOf(merchant.code, addressKey(clientAddress))],
  ];
}

/** Whether a login under this name, from here, has to answer a captcha. */
export async function isCaptchaAsked(context: Context, place: LoginPlace): Promise<boolean> {
  const used = await Promise.all(
    captchaKeys(context, place).map(async ([limit, key]) => {
      const found = await limiterOf(context.store, limit).get(key);
      return (found?.consumedPoints ?? 0) >= limit.points;
    }),
  );
  return used.includes(true);
}

/**
 * Counts one guess before it is looked at, so that guesses sent at once count as well, and tells
 * whether it has to show that a person types. Whoever was right gets it back.
 */
export async function takeGuess(context: Context, place: LoginPlace): Promise<boolean> {
  let isAsked = false;
  for (const [limit, key] of captchaKeys(context, place)) {
    if (await consume(context, limit, key)) isAsked = true;
  }
  return isAsked;
}

/** Takes one of the guesses that all strangers together have at an account. */
export async function takeStrangersAttempt(context: Context, usernameKey: string): Promise<void> {
  const refused = await consume(context, STRANGERS, keyOf(context.merchant.code, usernameKey));
  if (refused) throw tooMany(refused);
}

/** Gives back what a login took that turned out to be right; what others took stays taken. */
export async function returnStrangersAttempt(context: Context, usernameKey: string) {
  const key = keyOf(context.merchant.code, usernameKey);
  await limiterOf(context.store, STRANGERS).reward(key);
}

/** Counts one captcha drawn for this address, and refuses beyond the limit. */
export async function countCaptcha(context: Context): Promise<void> {
  await count(context, CAPTCHA_ADDRESS);
}

/** Counts one trial account opened from this address, and refuses beyond the limit. */
export async function countFreePlay(context: Context): Promise<void> {
  await count(context, FREE_PLAY_ADDRESS);
}

/** Gives back what a login took that turned out to be right. */
export async function returnLoginAttempts(context: Context, place: LoginPlace): Promise<void> {
  const [account, ...places] = loginKeys(context, place);
  await limiterOf(context.store, account[0]).delete(account[1]);
  for (const [limit, key] of places) await limiterOf(context.store, limit).reward(key);
  const [ofAccount, ofAddress] = captchaKeys(context, place);
  const anywhere = keyOf(context.merchant.code, place.usernameKey);
  for (const key of new Set([ofAccount?.[1], anywhere])) {
    if (key) await limiterOf(context.store, CAPTCHA_ACCOUNT).delete(key);
  }
  if (ofAddress) await limiterOf(context.store, ofAddress[0]).reward(ofAddress[1]);
}

/** Counts one registration from this address, and refuses beyond its limit or the browser's. */
export async function countRegistration(context: Context): Promise<void> {
  const used = await registrationsOfDevice(context);
  if (used && used.consumedPoints >= REGISTER_DEVICE.points) throw tooMany(used);
  await count(context, REGISTER_ADDRESS);
}

/** Counts what was opened for the browser, which is known by another token from then on. */
export async function countOpened(context: Context, deviceToken: string): Promise<void> {
  const { merchant, store } = context;
  const before = (await registrationsOfDevice(context))?.consumedPoints ?? 0;
  const key = deviceKey(merchant.code, deviceToken);
  await limiterOf(store, REGISTER_DEVICE).set(key, before + 1, REGISTER_DEVICE.durationSeconds);
}

async function registrationsOfDevice(context: Context) {
  const [known] = deviceKeys(context, REGISTER_DEVICE);
  return known ? limiterOf(context.store, known[0]).get(known[1]) : null;
}

/** How many registrations were sent from this address within the hour. */
export async function registrationsFrom(context: Context): Promise<number> {
  const key = keyOf(context.merchant.code, addressKey(context.clientAddress));
  return (await limiterOf(context.store, REGISTER_ADDRESS).get(key))?.consumedPoints ?? 0;
}

/**
 * Counts one code sent; refuses with sms_too_many once there were too many for its target or from here.
 * `isOwn` where only the target's owner can have asked: a stranger who asks for codes to their phone
 * all night takes none from them.
 */
export async function countCodeSent(
  context: Context,
  { purpose, target, isOwn }: { purpose: string; target: string; isOwn: boolean },
): Promise<void> {
  const { merchant, clientAddress } = context;
  const own = isOwn ? ["own"] : [];
  const fromHere: LimitKey = [CODE_ADDRESS, keyOf(merchant.code, addressKey(clientAddress))];
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

function codeKeys({ merchant, clientAddress }: Context, { codeId, isOwn }: CodeTry): LimitKey[] {
  if (isOwn) return [[CODE_TRY, keyOf(merchant.code, codeId, "own")]];
  return [
    [CODE_TRY, keyOf(merchant.code, codeId, addressKey(clientAddress))],
    [CODE_TRY_ALL, keyOf(merchant.code, codeId)],
  ];
}

/** A code, and whether one of its owner's browsers tries it: strangers use up none of those tries. */
type CodeTry = { codeId: string; isOwn: boolean };

/** Takes one of the five tries that a code has; false when there is none left. */
export async function takeCodeTry(context: Context, tried: CodeTry): Promise<boolean> {
  for (const [limit, key] of codeKeys(context, tried)) {
    if (await consume(context, limit, key)) return false;
  }
  return true;
}

/** Gives back the try that was right: what it opened may still fail for another reason. */
export async function returnCodeTries(context: Context, tried: CodeTry): Promise<void> {
  for (const [limit, key] of codeKeys(context, tried)) {
    await limiterOf(context.store, limit).delete(key);
  }
}

function factorKeys({ merchant, clientAddress }: Context, memberId: string): LimitKey[] {
  return [
    [FACTOR_TRY, keyOf(merchant.code, memberId, addressKey(clientAddress))],
    [FACTOR_TRY_ALL, keyOf(merchant.code, memberId)],
  ];
}

/** Takes one try at a member's second factor or own password. */
export async function takeFactorTry(context: Context, memberId: string): Promise<void> {
  for (const [limit, key] of factorKeys(context, memberId)) {
    const refused = await consume(context, limit, key);
    if (refused) throw tooMany(refused);
  }
}

/** Gives back what turned out to be right. */
export async function returnFactorTries(context: Context, memberId: string): Promise<void> {
  for (const [limit, key] of factorKeys(context, memberId)) {
    await limiterOf(context.store, limit).delete(key);
  }
}

/**
 * Counts one wish for a new password, whether or not there is such an account: by name and address
 * together, so that who knows the name alone uses up none of its owner's letters.
 */
export async function countReset(
  context: Context,
  { usernameKey, isOwn }: LoginPlace,
  email: string,
): Promise<void> {
  const { merchant, clientAddress } = context;
  const fromHere: LimitKey = [RESET_ADDRESS, keyOf(merchant.code, addressKey(clientAddress))];
  const keys: LimitKey[] = [
    ...(isOwn ? [] : [fromHere]),
    ...deviceKeys(context, RESET_DEVICE),
    [RESET_ACCOUNT, keyOf(merchant.code, usernameKey, email)],
  ];
  for (const [limit, key] of keys) {
    const refused = await consume(context, limit, key);
    if (refused) throw tooMany(refused);
  }
}

/** Counts one name that was taken for this address, and refuses to tell more beyond the limit. */
export async function countTaken(context: Context): Promise<void> {
  await count(context, TAKEN_ADDRESS);
}

/** Counts one question about an invitation code from this address. */
export async function countAffiliateCheck(context: Context): Promise<void> {
  await count(context, AFFILIATE_ADDRESS);
}

/** Counts one message to customer service from this address, and refuses beyond the limit. */
export async function countFeedback(context: Context): Promise<void> {
  await count(context, FEEDBACK_ADDRESS);
}

async function count(context: Context, limit: Limit) {
  const key = keyOf(context.merchant.code, addressKey(context.clientAddress));
  const refused = await consume(context, limit, key);
  if (refused) throw tooMany(refused);
}

/** Counts one demo opened from this address, and refuses beyond the limit. */
export async function countDemo(context: Context): Promise<void> {
  const key = keyOf(context.merchant.code, addressKey(context.clientAddress));
  const refused = await consume(context, DEMO_ADDRESS, key);
  if (refused) throw tooMany(refused);
}

async function consume(context: Context, limit: Limit, key: string) {
  try {
    await limiterOf(context.store, limit).consume(key);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

function keyOf(merchant: string, ...parts: string[]): string {
  const hash = createHash("sha256").update(parts.join("\n")).digest("base64url");
  return `${merchant}:${hash}`;
}

function tooMany(used: RateLimiterRes): Refusal {
  const minutes = Math.max(1, Math.ceil(used.msBeforeNext / 60_000));
  return new Refusal("too_many_attempts", { status: 429, details: { minutes } });
}
