import type { captcha } from "../../contract/members/captcha.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { newId } from "../../core/access/token.ts";
import type { Context } from "../../core/context.ts";
import { countCaptcha } from "../../core/limits/address-limits.ts";
import { isCaptchaAsked } from "../../core/limits/login-limit.ts";
import { isTextCaptchaAsked } from "../../core/limits/text-limit.ts";
import { rowOfMerchant } from "../../core/merchant/find-merchant.ts";
import { textTermsOf } from "../../core/merchant/text-terms.ts";
import { usernameKey } from "../../domain/members/username.ts";
import { captchas } from "../../store/schema/proof.ts";
import { loginPlace } from "../auth/login-place.ts";
import { askInWords } from "./ask-in-words.ts";
import { captchaHash } from "./captcha-hash.ts";
import { CAPTCHA_HEIGHT, CAPTCHA_WIDTH, drawCaptcha } from "./draw-captcha.ts";
import { GLYPHS } from "./glyphs.ts";
import { isRegisterCaptchaAsked } from "./register-captcha.ts";

export const CAPTCHA_MINUTES = 5;
const LENGTH = 5;

type Value = ValueOf<typeof captcha>;

/**
 * Draws a new captcha, valid for five minutes and one answer. `ifAskedFor` is the name about to log
 * in, or empty. With it, there is a captcha only if a login from here needs one.
 * `ifAskedAtRegister` does the same for a registration, `ifAskedForText` for a code by text message.
 */
export async function makeCaptcha(
  context: Context,
  input: InputOf<typeof captcha>,
): Promise<Value> {
  if (!(await isWanted(context, input))) return { captcha: null };
  await countCaptcha(context);
  const { random, clock, merchant, store } = context;
  const letters = Object.keys(GLYPHS);
  const word = Array.from({ length: LENGTH }, () => letters[random.below(letters.length)]).join("");
  const { question, answer } = askInWords(random, context.language);
  const id = newId(random);
  const now = clock.now();
  await store.inMerchant(merchant.code, (tx) =>
    tx.insert(captchas).values({
      merchant: merchant.code,
      id,
      wordHash: captchaHash(context, id, word),
      answerHash: captchaHash(context, id, answer),
      createdAt: now,
      expiresAt: new Date(now.getTime() + CAPTCHA_MINUTES * 60_000),
    }),
  );
  const image = (await drawCaptcha(random, word)).toString("base64");
  return { captcha: { id, image, width: CAPTCHA_WIDTH, height: CAPTCHA_HEIGHT, question } };
}

async function isWanted(context: Context, input: InputOf<typeof captcha>): Promise<boolean> {
  const { ifAskedFor, ifAskedAtRegister, ifAskedForText } = input;
  if (ifAskedAtRegister) return isRegisterCaptchaAsked(context);
  if (ifAskedForText) {
    const row = await rowOfMerchant(context.store, context.merchant);
    return isTextCaptchaAsked(context, textTermsOf(row));
  }
  if (ifAskedFor === undefined) return true;
  return isCaptchaAsked(context, await loginPlace(context, usernameKey(ifAskedFor)));
}
