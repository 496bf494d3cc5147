import type { Context } from "../context.ts";
import { countAtAddress, type Limit } from "./attempt-limit.ts";

const AFFILIATE_ADDRESS: Limit = {
  name: "affiliate-address",
  points: 60,
  durationSeconds: 60 * 60,
};
const CAPTCHA_ADDRESS: Limit = { name: "captcha-address", points: 90, durationSeconds: 15 * 60 };
const DEMO_ADDRESS: Limit = { name: "demo-address", points: 120, durationSeconds: 60 * 60 };
const FEEDBACK_ADDRESS: Limit = { name: "feedback-address", points: 10, durationSeconds: 60 * 60 };
const LETTER_PASS_ADDRESS: Limit = { name: "letter-pass", points: 30, durationSeconds: 60 * 60 };
const FREE_PLAY_ADDRESS: Limit = { name: "free-play", points: 30, durationSeconds: 60 * 60 };

/** Counts one wrong pass of a letter from this address and refuses beyond the limit. */
export async function countWrongPass(context: Context): Promise<void> {
  await countAtAddress(context, LETTER_PASS_ADDRESS);
}

/** Counts one check of an invitation code from this address. */
export async function countAffiliateCheck(context: Context): Promise<void> {
  await countAtAddress(context, AFFILIATE_ADDRESS);
}

/** Counts one captcha drawn for this address and refuses beyond the limit. */
export async function countCaptcha(context: Context): Promise<void> {
  await countAtAddress(context, CAPTCHA_ADDRESS);
}

/** Counts one demo opened from this address and refuses beyond the limit. */
export async function countDemo(context: Context): Promise<void> {
  await countAtAddress(context, DEMO_ADDRESS);
}

/** Counts one message to customer service from this address and refuses beyond the limit. */
export async function countFeedback(context: Context): Promise<void> {
  await countAtAddress(context, FEEDBACK_ADDRESS);
}

/** Counts one trial account opened from this address and refuses beyond the limit. */
export async function countFreePlay(context: Context): Promise<void> {
  await countAtAddress(context, FREE_PLAY_ADDRESS);
}
