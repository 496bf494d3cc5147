import { Refusal } from "../../contract/wire/refusal.ts";
import { localDay } from "../../domain/local-time.ts";
import type { Store } from "../../store/open-store.ts";
import type { Clock, Context } from "../context.ts";
import { callingCodeOf } from "../merchant/served-countries.ts";
import type { TextTerms } from "../merchant/text-terms.ts";
import { addressKeyOf, keyOf, type Limit, type LimitKey, limiterOf } from "./attempt-limit.ts";

const HOUR = 60 * 60;
/** A merchant's settings hold the numbers, so these only count. */
const counter = (name: string, durationSeconds: number): Limit => ({
  ...{ name, durationSeconds, points: 1_000_000_000 },
});
const TEXT_NUMBER = counter("text-number", HOUR);
const TEXT_ADDRESS = counter("text-address", HOUR);
const TEXT_HOUR = counter("text-hour", HOUR);
const TEXT_DAY = counter("text-day", 48 * HOUR);

/** What strangers may use of a ceiling. The rest is for members' own phones; nobody else can use it up. */
const STRANGERS_SHARE = 0.8;

/** The number, and whether only its owner can have caused the message. */
type Text = { phone: string; isOwn: boolean };

/**
 * Counts one request for a code by text message, to this number and from this address. True when it
 * needs a captcha. It is counted before it is checked, so that parallel requests count as well. The
 * owner's own requests have a count of their own, so strangers bring the owner no captcha.
 */
export async function takeTextRequest(
  context: Context,
  { captchaAfter }: TextTerms,
  { phone, isOwn }: Text,
): Promise<boolean> {
  const { store, merchant } = context;
  const keys: LimitKey[] = isOwn
    ? [[TEXT_NUMBER, keyOf(merchant.code, phone, "own")]]
    : [
        [TEXT_NUMBER, keyOf(merchant.code, phone)],
        [TEXT_ADDRESS, addressKeyOf(context)],
      ];
  let isAsked = false;
  for (const key of keys) if ((await add(store, key)) > captchaAfter) isAsked = true;
  return isAsked;
}

/** True when the next code by text message from this address needs a captcha, whatever the number. */
export async function isTextCaptchaAsked(
  context: Context,
  { captchaAfter }: TextTerms,
): Promise<boolean> {
  const found = await limiterOf(context.store, TEXT_ADDRESS).get(addressKeyOf(context));
  return (found?.consumedPoints ?? 0) >= captchaAfter;
}

type Sender = { store: Store; clock: Clock; merchant: { code: string } };

/**
 * Takes one of the merchant's text messages of this hour and day. Refuses with sms_unavailable when
 * one of them is used up; then none is taken.
 */
export async function takeText(
  { store, clock, merchant }: Sender,
  terms: TextTerms,
  { phone, isOwn }: Text,
): Promise<void> {
  const day = localDay(clock.now(), terms.timeZone);
  const share = isOwn ? 1 : STRANGERS_SHARE;
  const wanted: [LimitKey, number][] = [
    [[TEXT_HOUR, keyOf(merchant.code, callingCodeOf(phone))], terms.perHourAndCountry],
    [[TEXT_DAY, keyOf(merchant.code, day)], terms.perDay],
  ];
  const taken: LimitKey[] = [];
  for (const [key, most] of wanted) {
    taken.push(key);
    if ((await add(store, key)) <= Math.floor(most * share)) continue;
    for (const [limit, name] of taken) await limiterOf(store, limit).reward(name);
    throw new Refusal("sms_unavailable", { status: 429 });
  }
}

async function add(store: Store, [limit, key]: LimitKey): Promise<number> {
  return (await limiterOf(store, limit).penalty(key)).consumedPoints;
}
