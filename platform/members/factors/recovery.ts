import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { recoveryCodes } from "../../store/schema/factor.ts";
import { codeHash } from "../codes/code-hash.ts";
import { recoveryKey } from "./recovery-key.ts";

const CODES = 10;
/** Crockford's letters: none is confused with another. 10 of them are 50 bits. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Makes ten codes in place of the previous ones. Only this answer shows them. */
export async function renewRecoveryCodes(
  context: Context,
  tx: Transaction,
  memberId: string,
): Promise<string[]> {
  const { merchant, random } = context;
  const letter = () => LETTERS[random.below(LETTERS.length)];
  const half = () => Array.from({ length: 5 }, letter).join("");
  const codes = Array.from({ length: CODES }, () => `${half()}-${half()}`);
  const key = await recoveryKey(context, tx);
  await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.merchant, merchant.code), eq(recoveryCodes.memberId, memberId)));
  await tx.insert(recoveryCodes).values(
    codes.map((code) => ({
      merchant: merchant.code,
      memberId,
      codeHash: hashOf(context, key, memberId, code),
    })),
  );
  return codes;
}

/** Uses up one of the codes; false for a wrong or used one. */
export async function useRecoveryCode(
  context: Context,
  tx: Transaction,
  memberId: string,
  code: string,
): Promise<boolean> {
  const key = await recoveryKey(context, tx);
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: context.clock.now() })
    .where(
      and(
        eq(recoveryCodes.merchant, context.merchant.code),
        eq(recoveryCodes.memberId, memberId),
        eq(recoveryCodes.codeHash, hashOf(context, key, memberId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ memberId: recoveryCodes.memberId });
  return used.length === 1;
}

/** Accepts sloppy copies: small letters, no hyphen, an O for a zero. */
function hashOf({ merchant }: Context, sealKey: Uint8Array, memberId: string, code: string) {
  const plain = code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return codeHash({ merchant, secrets: { sealKey } }, "recovery", memberId, plain);
}
