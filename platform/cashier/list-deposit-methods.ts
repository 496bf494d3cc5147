import { requireActor } from "../auth/require-actor.ts";
import type { Context } from "../context.ts";
import type { ValueOf } from "../contract/call.ts";
import type { depositMethods } from "../contract/cashier.ts";
import { readDepositMethods } from "./methods.ts";

export async function listDepositMethods(
  context: Context,
): Promise<ValueOf<typeof depositMethods>> {
  requireActor(context);
  const methods = await readDepositMethods(context.store, context.merchant);
  return methods.map(({ origin: _, ...method }) => method);
}
