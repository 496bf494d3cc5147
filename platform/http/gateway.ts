import type { Call } from "../contract/wire/call.ts";
import { Refusal } from "../contract/wire/refusal.ts";
import type { Clock, Secrets } from "../core/context.ts";
import { gateways } from "../money/cashier/gateways/gateways.ts";
import { readReference } from "../money/cashier/reference-of.ts";

/**
 * Refuses a gateway's request unless its raw body is signed by that gateway. Returns the code of
 * its merchant. A gateway has one address for all merchants, and our reference begins with the
 * merchant's code.
 */
export function requireSignedGateway(
  { gateway }: Call,
  request: Request,
  body: Uint8Array,
  parts: { secrets: Secrets; clock: Clock },
): string {
  const { method, headers } = request;
  const path = new URL(request.url).pathname;
  const isSigned = gateway && gateways[gateway].isSigned({ method, path, headers, body }, parts);
  if (!isSigned) throw new Refusal("invalid_signature", { status: 401 });
  const match = /"(?:reference|order_id)"\s*:\s*"([\w.-]{1,105})"/.exec(
    new TextDecoder().decode(body),
  );
  return readReference(match?.[1] ?? "").merchant;
}
