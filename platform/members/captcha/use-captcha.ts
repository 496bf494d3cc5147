import { and, eq, gt, isNull } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { captchas } from "../../store/schema/proof.ts";
import { captchaHashes } from "./captcha-hash.ts";

type Given = { captchaId?: string | undefined; captcha?: string | undefined };

/**
 * Uses up a captcha, whatever the answer. Refuses a missing one (captcha_required) and one that is
 * wrong, used or expired (captcha_wrong). Both refusals ask for another captcha.
 */
export async function useCaptcha(
  context: Context,
  { captchaId, captcha: answer }: Given,
): Promise<void> {
  if (!captchaId || !answer?.trim()) throw refuse("captcha_required");
  const { store, merchant, clock } = context;
  const [row] = await store.inMerchant(merchant.code, (tx) =>
    tx
      .update(captchas)
      .set({ usedAt: clock.now() })
      .where(
        and(
          eq(captchas.merchant, merchant.code),
          eq(captchas.id, captchaId),
          isNull(captchas.usedAt),
          gt(captchas.expiresAt, clock.now()),
        ),
      )
      .returning(),
  );
  const given = captchaHashes(context, captchaId, answer);
  const isRight = row && (given.includes(row.wordHash) || given.includes(row.answerHash));
  if (!isRight) throw refuse("captcha_wrong");
}

const refuse = (code: string) =>
  new Refusal(code, { field: "captcha", details: { captcha: true } });
