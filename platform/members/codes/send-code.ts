import { and, eq, inArray } from "drizzle-orm";
import { newId } from "../../core/access/token.ts";
import type { Context } from "../../core/context.ts";
import { countCodeSent } from "../../core/limits/code-limit.ts";
import { takeText } from "../../core/limits/text-limit.ts";
import { rowOfMerchant } from "../../core/merchant/find-merchant.ts";
import { textTermsOf } from "../../core/merchant/text-terms.ts";
import { writeLetter } from "../../core/outbox/write-letter.ts";
import { maskTarget } from "../../domain/members/mask-target.ts";
import type { Transaction } from "../../store/open-store.ts";
import { verificationCodes } from "../../store/schema/proof.ts";
import { isBrowserOf } from "../challenge/device.ts";
import { codeHash, codeHashes } from "./code-hash.ts";

export type CodePurpose = (typeof verificationCodes.$inferSelect)["purpose"];
export type CodeChannel = (typeof verificationCodes.$inferSelect)["channel"];
export type CodeTarget = {
  purpose: CodePurpose;
  channel: CodeChannel;
  /** An E.164 number or an e-mail's key. */
  target: string;
};

export const CODE_MINUTES = 10;
/** How long the button for another code is disabled. */
export const RESEND_MINUTES = 1;

/** Purposes that would reveal whether an account exists. Without an account, nothing is sent. */
const ACCOUNTS_ONLY: readonly CodePurpose[] = ["login", "reset"];

/** Purposes that require the member's password or session, for their own phone. */
const OWNERS_ONLY: readonly CodePurpose[] = ["challenge", "step-up"];

export type CodeSent = {
  /** Minutes until another code may be requested. The code itself is valid for `validMinutes`. */
  expiredMinutes: number;
  validMinutes: number;
  sentTo: string;
};

/**
 * Sends six digits to a phone or an e-mail address. They replace the previous code of the same
 * purpose. Refuses with sms_too_many or, by text message, with sms_unavailable. A login or a reset
 * without `memberId` does the same work and gives the same answer, but the message is withdrawn before
 * it is sent.
 */
export async function sendCode(
  context: Context,
  tx: Transaction,
  options: CodeTarget & { language: string; memberId?: string },
): Promise<CodeSent> {
  const { purpose, channel, target, language, memberId = null } = options;
  const isOwn = OWNERS_ONLY.includes(purpose) || (await isFromOwner(context, tx, options));
  await countCodeSent(context, { purpose, target, isOwn });
  const { store, merchant, clock, random } = context;
  if (channel === "mobile") {
    const terms = textTermsOf(await rowOfMerchant(store, merchant));
    await takeText(context, terms, { phone: target, isOwn });
  }
  const code = String(random.below(1_000_000)).padStart(6, "0");
  const now = clock.now();
  const targetHashes = codeHashes(context, purpose, channel, target);
  await tx
    .delete(verificationCodes)
    .where(
      and(
        eq(verificationCodes.merchant, merchant.code),
        inArray(verificationCodes.targetHash, targetHashes),
      ),
    );
  await tx.insert(verificationCodes).values({
    merchant: merchant.code,
    id: newId(random),
    purpose,
    channel,
    targetHash: codeHash(context, purpose, channel, target),
    codeHash: codeHash(context, purpose, channel, target, code),
    memberId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
  });
  const letter = {
    kind: channel === "email" ? ("codeByMail" as const) : ("codeByText" as const),
    ...{ given: { code, minutes: CODE_MINUTES }, language },
  };
  const to = {
    memberId,
    channel: channel === "email" ? "email" : "sms",
    recipient: target,
  } as const;
  await queueOrTakeBack(tx, memberId === null && ACCOUNTS_ONLY.includes(purpose), (inner) =>
    writeLetter(context, inner, to, letter),
  );
  return {
    expiredMinutes: RESEND_MINUTES,
    validMinutes: CODE_MINUTES,
    sentTo: maskTarget(target),
  };
}

/**
 * True when the request comes from a browser this account has used before. A contact that is only
 * being bound has no owner yet.
 */
async function isFromOwner(
  context: Context,
  tx: Transaction,
  { purpose, memberId }: { purpose: CodePurpose; memberId?: string },
): Promise<boolean> {
  return ACCOUNTS_ONLY.includes(purpose) && isBrowserOf(context, tx, memberId ?? "");
}

class TakenBack extends Error {}

async function queueOrTakeBack(
  tx: Transaction,
  isTakenBack: boolean,
  queue: (tx: Transaction) => Promise<void>,
): Promise<void> {
  try {
    await tx.transaction(async (inner) => {
      await queue(inner);
      if (isTakenBack) throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
}
