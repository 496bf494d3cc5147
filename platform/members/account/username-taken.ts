import { and, eq } from "drizzle-orm";
import type { usernameTaken } from "../../contract/members/account.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { countName, countTaken } from "../../core/limits/register-limit.ts";
import { fieldError } from "../../domain/members/register-fields.ts";
import { isReservedName } from "../../domain/members/reserved-names.ts";
import { usernameKey } from "../../domain/members/username.ts";
import { members } from "../../store/schema/merchant.ts";
import { requireRegisterCaptcha } from "../captcha/register-captcha.ts";
import { readRegisterPolicy } from "./read-register-policy.ts";

type Value = ValueOf<typeof usernameTaken>;

/**
 * Says whether a newcomer must choose another name, by the rules of a registration: a reserved name is
 * taken, and an address learns of as many taken names as by registering (decision 011).
 */
export async function isUsernameTaken(
  context: Context,
  { username }: InputOf<typeof usernameTaken>,
): Promise<Value> {
  const { isOpen, tabs, brand } = await readRegisterPolicy(context);
  const tab = isOpen ? tabs.find((one) => one.tab === "user") : undefined;
  if (!tab) throw new Refusal("registration_closed", { status: 403 });
  await requireRegisterCaptcha(context, {});
  await countName(context);
  const rule = tab.fields.find(({ field }) => field === "username");
  if (!rule || fieldError(rule, username)) return { isTaken: false };
  const isTaken = isReservedName(username, brand) || (await isMembers(context, username));
  if (isTaken) await countTaken(context);
  return { isTaken };
}

async function isMembers({ store, merchant }: Context, username: string): Promise<boolean> {
  const rows = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select({ id: members.id })
      .from(members)
      .where(
        and(eq(members.merchant, merchant.code), eq(members.usernameKey, usernameKey(username))),
      ),
  );
  return rows.length > 0;
}
