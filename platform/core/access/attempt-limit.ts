import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Store } from "../../store/open-store.ts";
import type { Context } from "../context.ts";
import { addressKey } from "./address-key.ts";

/** So many attempts within so much time. */
type Limit = {
  name: string;
  points: number;
  durationSeconds: number;
  /**
   * The block after the limit is used up. Without it, the block lasts for the rest of the duration.
   */
  blockSeconds?: number;
};

/**
 * Failed logins count per account and address, and per address alone. The count per account alone
 * leaves out places the owner logs in from. A stranger who guesses elsewhere must not lock the
 * owner out.
 */
const ACCOUNT_AT_ADDRESS: Limit = { name: "login", points: 5, durationSeconds: 15 * 60 };
const LOGIN_ADDRESS: Limit = { name: "login-address", points: 100, durationSeconds: 60 * 60 };
/**
 * Attempts from browsers and networks that the owner never used, with or without solved captchas.
 */
const STRANGERS: Limit = { name: "strangers", points: 100, durationSeconds: 24 * 60 * 60 };
const REGISTER_ADDRESS: Limit = { name: "register-address", points: 100, durationSeconds: 60 * 60 };
/** Answers that a name is taken. User names are public, but the list of them is not. */
const TAKEN_ADDRESS: Limit = { name: "taken-address", points: 20, durationSeconds: 60 * 60 };
const AFFILIATE_ADDRESS: Limit = {
  name: "affiliate-address",
  points: 60,
  durationSeconds: 60 * 60,
};
const DEMO_ADDRESS: Limit = { name: "demo-address", points: 120, durationSeconds: 60 * 60 };

/**
 * After this many attempts a login needs a captcha. The count per account covers all addresses,
 * because a captcha locks nobody out. The count per address starts late, because whole towns share
 * one behind their provider.
 */
const CAPTCHA_ACCOUNT: Limit = { name: "captcha-account", points: 3, durationSeconds: 15 * 60 };
const CAPTCHA_FAILURES: Limit = { name: "captcha-failures", points: 30, durationSeconds: 15 * 60 };
const CAPTCHA_ADDRESS: Limit = { name: "captcha-address", points: 90, durationSeconds: 15 * 60 };
const FREE_PLAY_ADDRESS: Limit = { name: "free-play", points: 30, durationSeconds: 60 * 60 };

/** Text messages cost money, and a stranger must not make a phone ring all night. */
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
 * Tries at an authenticator's codes and at repeated passwords. Few are allowed per address. Per
 * account there are so few that guessing six digits takes years. Only the password or a session
 * leads here, so strangers do not use up the owner's tries.
 */
const FACTOR_TRY: Limit = { name: "factor", points: 10, durationSeconds: 15 * 60 };
const FACTOR_TRY_ALL: Limit = { name: "factor-all", points: 30, durationSeconds: 60 * 60 };
/** Letters with a link for a new password. */
const RESET_ACCOUNT: Limit = { name: "reset", points: 5, durationSeconds: 60 * 60 };
const RESET_ADDRESS: Limit = { name: "reset-address", points: 30, durationSeconds: 60 * 60 };

/**
 * Limits per browser, in addition to per address. A browser without the cookie falls back to the
 * address limit. Other browsers are not affected.
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
 * The user name of a login, and whether the browser is one of the owner's. An owner's browser has
 * its own count. A guesser in the same network must not lock the owner out either.
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

/** Empty when the browser carries no device token. */
function deviceKeys({ merchant, deviceToken }: Context, limit: Limit): LimitKey[] {
  return deviceToken ? [[limit, deviceKey(merchant.code, deviceToken)]] : [];
}

const deviceKey = (merchant: string, token: string) => keyOf(merchant, "device", token);
const ownKey = ({ merchant, deviceToken }: Context, usernameKey: string) =>
  keyOf(merchant.code, usernameKey, "device", deviceToken ?? "");

/**
 * Takes one attempt before the password is checked, so that parallel guesses count as well. Refuses
 * with too_many_attempts when a limit is used up.
 */
export async function takeLoginAttempt(context: Context, place: LoginPlace): Promise<void> {
  for (const [limit, key] of loginKeys(context, place)) {
    const refused = await consume(context, limit, key);
    if (refused) throw tooMany(refused);
  }
}

/** Refuses when a limit is used up, before anything is asked or checked. */
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

/** True when a login under this name from this address needs a captcha. */
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
 * Counts one guess before it is checked, so that parallel guesses count as well. Returns whether it
 * needs a captcha. A correct guess is given back.
 */
export async function takeGuess(context: Context, place: LoginPlace): Promise<boolean> {
  let isAsked = false;
  for (const [limit, key] of captchaKeys(context, place)) {
    if (await consume(context, limit, key)) isAsked = true;
  }
  return isAsked;
}

/** Takes one of the guesses that all strangers share at an account. */
export async function takeStrangersAttempt(context: Context, usernameKey: string): Promise<void> {
  const refused = await consume(context, STRANGERS, keyOf(context.merchant.code, usernameKey));
  if (refused) throw tooMany(refused);
}

/** Gives back what this login took after it succeeded. Attempts of others stay counted. */
export async function returnStrangersAttempt(context: Context, usernameKey: string) {
  const key = keyOf(context.merchant.code, usernameKey);
  await limiterOf(context.store, STRANGERS).reward(key);
}

/** Counts one captcha drawn for this address and refuses beyond the limit. */
export async function countCaptcha(context: Context): Promise<void> {
  await count(context, CAPTCHA_ADDRESS);
}

/** Counts one trial account opened from this address and refuses beyond the limit. */
export async function countFreePlay(context: Context): Promise<void> {
  await count(context, FREE_PLAY_ADDRESS);
}

/** Gives back what this login took after it succeeded. */
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

/**
 * Counts one registration from this address and refuses beyond the limit of the address or browser.
 */
export async function countRegistration(context: Context): Promise<void> {
  const used = await registrationsOfDevice(context);
  if (used && used.consumedPoints >= REGISTER_DEVICE.points) throw tooMany(used);
  await count(context, REGISTER_ADDRESS);
}

/** Counts an opened account for the browser under its new token. */
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

/** The number of registrations from this address within the hour. */
export async function registrationsFrom(context: Context): Promise<number> {
  const key = keyOf(context.merchant.code, addressKey(context.clientAddress));
  return (await limiterOf(context.store, REGISTER_ADDRESS).get(key))?.consumedPoints ?? 0;
}

/**
 * Counts one sent code. Refuses with sms_too_many when its target or this address had too many. Set
 * `isOwn` when only the target's owner can have asked. Then strangers who request codes do not use
 * up the owner's.
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

/** Gives back the tries after a correct one. */
export async function returnFactorTries(context: Context, memberId: string): Promise<void> {
  for (const [limit, key] of factorKeys(context, memberId)) {
    await limiterOf(context.store, limit).delete(key);
  }
}

/**
 * Counts one request for a new password, whether or not the account exists. The count is per name
 * and address, so that strangers who know the name use up none of the owner's letters.
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

/** Counts one answer that a name is taken, and refuses further answers beyond the limit. */
export async function countTaken(context: Context): Promise<void> {
  await count(context, TAKEN_ADDRESS);
}

/** Counts one check of an invitation code from this address. */
export async function countAffiliateCheck(context: Context): Promise<void> {
  await count(context, AFFILIATE_ADDRESS);
}

/** Counts one message to customer service from this address and refuses beyond the limit. */
export async function countFeedback(context: Context): Promise<void> {
  await count(context, FEEDBACK_ADDRESS);
}

async function count(context: Context, limit: Limit) {
  const key = keyOf(context.merchant.code, addressKey(context.clientAddress));
  const refused = await consume(context, limit, key);
  if (refused) throw tooMany(refused);
}

/** Counts one demo opened from this address and refuses beyond the limit. */
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
