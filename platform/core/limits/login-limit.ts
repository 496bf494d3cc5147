import type { Context } from "../context.ts";
import {
  addressKeyOf,
  consume,
  deviceKeys,
  keyOf,
  type Limit,
  type LimitKey,
  limiterOf,
  takeEach,
  tooMany,
} from "./attempt-limit.ts";

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
const LOGIN_DEVICE: Limit = { name: "login-device", points: 20, durationSeconds: 15 * 60 };

/**
 * After this many attempts a login needs a captcha. The count per account covers all addresses,
 * because a captcha locks nobody out. The count per address starts late, because whole towns share
 * one behind their provider.
 */
const CAPTCHA_ACCOUNT: Limit = { name: "captcha-account", points: 3, durationSeconds: 15 * 60 };
const CAPTCHA_FAILURES: Limit = { name: "captcha-failures", points: 30, durationSeconds: 15 * 60 };

/**
 * The user name of a login, and whether the browser is one of the owner's. An owner's browser has
 * its own count. A guesser in the same network must not lock the owner out either.
 */
export type LoginPlace = { usernameKey: string; isOwn: boolean };

function loginKeys(
  context: Context,
  { usernameKey, isOwn }: LoginPlace,
): [account: LimitKey, ...places: LimitKey[]] {
  if (isOwn) {
    const atBrowser: LimitKey = [ACCOUNT_AT_ADDRESS, ownKey(context, usernameKey)];
    return [atBrowser, ...deviceKeys(context, LOGIN_DEVICE)];
  }
  return [
    [ACCOUNT_AT_ADDRESS, addressKeyOf(context, usernameKey)],
    [LOGIN_ADDRESS, addressKeyOf(context)],
    ...deviceKeys(context, LOGIN_DEVICE),
  ];
}

const ownKey = ({ merchant, deviceToken }: Context, usernameKey: string) =>
  keyOf(merchant.code, usernameKey, "device", deviceToken ?? "");

/**
 * Takes one attempt before the password is checked, so that parallel guesses count as well. Refuses
 * with too_many_attempts when a limit is used up.
 */
export async function takeLoginAttempt(context: Context, place: LoginPlace): Promise<void> {
  await takeEach(context, loginKeys(context, place));
}

/** Refuses when a limit is used up, before anything is asked or checked. */
export async function requireLoginAttempt(context: Context, place: LoginPlace): Promise<void> {
  for (const [limit, key] of loginKeys(context, place)) {
    const used = await limiterOf(context.store, limit).get(key);
    if (used && used.consumedPoints >= limit.points) throw tooMany(used);
  }
}

function captchaKeys(context: Context, { usernameKey, isOwn }: LoginPlace): LimitKey[] {
  if (isOwn) return [[CAPTCHA_ACCOUNT, ownKey(context, usernameKey)]];
  return [
    [CAPTCHA_ACCOUNT, keyOf(context.merchant.code, usernameKey)],
    [CAPTCHA_FAILURES, addressKeyOf(context)],
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
  await takeEach(context, [[STRANGERS, keyOf(context.merchant.code, usernameKey)]]);
}

/** Gives back what this login took after it succeeded. Attempts of others stay counted. */
export async function returnStrangersAttempt(context: Context, usernameKey: string) {
  const key = keyOf(context.merchant.code, usernameKey);
  await limiterOf(context.store, STRANGERS).reward(key);
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
