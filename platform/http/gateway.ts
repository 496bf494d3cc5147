import type { Call } from "../contract/wire/call.ts";
import { Refusal } from "../contract/wire/refusal.ts";
import { secretsOf } from "../core/merchant/secrets-of.ts";
import type { PlatformParts } from "../core/platform-parts.ts";
import { gateways } from "../money/cashier/gateways/gateways.ts";
import { readReference } from "../money/cashier/reference-of.ts";

/**
 * Refuses a gateway's request unless its raw body is signed by that gateway. Returns the code of
 * its merchant. A gateway has one address for all merchants, and our reference begins with the
 * merchant's code.
 */
export async function requireSignedGateway(
  { gateway }: Call,
  request: Request,
  body: Uint8Array,
  parts: Pick<PlatformParts, "store" | "secrets" | "clock">,
): Promise<string> {
  const { method, headers } = request;
  const path = new URL(request.url).pathname;
  const match = /"(?:reference|order_id)"\s*:\s*"([\w.-]{1,105})"/.exec(
    new TextDecoder().decode(body),
  );
  const named = match?.[1] ?? "";
  const secrets = await secretsOf(parts, named.split(".")[0] ?? "");
  const by = { secrets, clock: parts.clock };
  const isSigned = gateway && gateways[gateway].isSigned({ method, path, headers, body }, by);
  if (!isSigned) throw new Refusal("invalid_signature", { status: 401 });
  return readReference(named).merchant;
}
