import { offeredLanguage } from "../../contract/languages/language-tag.ts";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import type { freePlayLogin as call } from "../../contract/members/auth.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { requireFlag } from "../../core/access/require-flag.ts";
import { newId } from "../../core/access/token.ts";
import type { Context } from "../../core/context.ts";
import { countFreePlay } from "../../core/limits/address-limits.ts";
import { usernameKey } from "../../domain/members/username.ts";
import { members } from "../../store/schema/merchant.ts";
import { joinTree } from "../tree/join-tree.ts";
import { openSession, type Session } from "./open-session.ts";

/**
 * Makes a trial account (type 4) and logs it in (FREEPLAY3). It has no password and no purse. Games
 * open with play money; calls that need a real account refuse it.
 */
export async function freePlayLogin(
  context: Context,
  _input: InputOf<typeof call>,
): Promise<Session> {
  await requireFlag(context, "FREEPLAY3");
  await countFreePlay(context);
  const { merchant, random, clock, language, store } = context;
  const id = newId(random);
  const isEnglish = offeredLanguage(language, ["es", "en"], "es") === "en";
  const username = `${isEnglish ? "guest" : "invitado"}-${id.slice(0, 8)}`;
  return store.inMerchant(merchant.code, async (tx) => {
    const [row] = await tx
      .insert(members)
      .values({
        merchant: merchant.code,
        id,
        username,
        usernameKey: usernameKey(username),
        passwordHash: "",
        nickname: isEnglish ? "Guest" : "Invitado",
        type: ACCOUNT_TYPE.trial,
        language,
        createdAt: clock.now(),
      })
      .returning();
    await joinTree(tx, merchant.code, id);
    return openSession(context, tx, row!, "trial");
  });
}
