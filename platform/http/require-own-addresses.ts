import type { Call } from "../contract/wire/call.ts";
import { ownAddressesOf } from "../contract/wire/own-address.ts";
import { Refusal } from "../contract/wire/refusal.ts";
import type { Context } from "../core/context.ts";
import { ownOrigin } from "../core/merchant/own-origin.ts";

/**
 * Refuses an input whose address would lead the player to somebody else: invalid_input at the field.
 * So neither a game nor a payment page ever links to another host.
 */
export async function requireOwnAddresses(
  context: Context,
  call: Call,
  input: unknown,
): Promise<void> {
  const known = new Set<string>();
  for (const field of ownAddressesOf(call)) {
    const origin = originOf((input as Record<string, unknown>)[field]);
    if (origin && known.has(origin)) continue;
    if (!origin || !(await ownOrigin(context, context.store.db, origin))) {
      throw new Refusal("invalid_input", { field, status: 400 });
    }
    known.add(origin);
  }
}

/** The origin of a plain web address; null for any other, also one that only contains such. */
function originOf(address: unknown): string | null {
  const url = typeof address === "string" && URL.canParse(address) ? new URL(address) : null;
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return isPlain ? url.origin : null;
}
