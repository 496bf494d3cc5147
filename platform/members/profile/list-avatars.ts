import { AVATARS, type avatarList } from "../../contract/members/profile.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";

/** The numbers of the drawn pictures; every merchant offers all of them. */
export async function listAvatars(context: Context): Promise<ValueOf<typeof avatarList>> {
  requireRealAccount(context);
  return Array.from({ length: AVATARS }, (_, index) => index + 1);
}
