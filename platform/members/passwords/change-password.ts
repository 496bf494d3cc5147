import type { Session } from "../../contract/members/auth.ts";
import type { passwordChange } from "../../contract/members/passwords.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { recordFailure } from "../../core/audit/record-failure.ts";
import type { Context } from "../../core/context.ts";
import { hashPassword, isPassword } from "../../core/hashing/password-hash.ts";
import { returnFactorTries, takeFactorTry } from "../../core/limits/factor-limit.ts";
import { ownRow } from "../account/own-row.ts";
import { openSession } from "../auth/open-session.ts";
import { checkNewPassword } from "./password-policy.ts";
import { setPassword } from "./set-password.ts";

type Input = InputOf<typeof passwordChange>;

/** Changes the member's own password. Their other sessions end and this one gets a new token. */
export async function changePassword(context: Context, input: Input): Promise<Session> {
  const { store, merchant } = context;
  const known = await store.inMerchant(merchant.code, (tx) => ownRow(context, tx));
  if (known.passwordHash) await checkOld(context, known, input.oldPassword);
  await checkNewPassword(context, { ...input, username: known.username });
  if (await isPassword(known.passwordHash || undefined, input.newPassword)) {
    throw new Refusal("password_same", { field: "newPassword" });
  }
  const passwordHash = await hashPassword(input.newPassword, context.random);
  return store.inMerchant(merchant.code, async (tx) => {
    const member = await ownRow(context, tx);
    const row = await setPassword(context, tx, member, { passwordHash, action: "passwordChange" });
    return openSession(context, tx, row);
  });
}

type Known = { id: string; passwordHash: string };

async function checkOld(context: Context, known: Known, oldPassword: string | undefined) {
  const field = "oldPassword";
  if (!oldPassword) throw new Refusal("password_required", { field });
  await takeFactorTry(context, known.id);
  if (!(await isPassword(known.passwordHash, oldPassword))) {
    await recordFailure(context, { action: "proofFailed", memberId: known.id });
    throw new Refusal("old_password_wrong", { field });
  }
  await returnFactorTries(context, known.id);
}
