import type { passwordState } from "../../contract/members/passwords.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { rowOfMerchant } from "../../core/merchant/find-merchant.ts";
import { ownRow } from "../account/own-row.ts";
import { passwordDue } from "./password-due.ts";

export async function showPasswordState(context: Context): Promise<ValueOf<typeof passwordState>> {
  const { store, merchant, clock } = context;
  const row = await store.inMerchant(merchant.code, (tx) => ownRow(context, tx));
  const due = passwordDue(await rowOfMerchant(store, merchant), row, clock.now());
  return { account: row.username, hasPassword: row.passwordHash !== "", due };
}
