import { dlocal } from "./dlocal.ts";
import type { Gateway } from "./gateway.ts";
import { mockpay } from "./mockpay.ts";

/** The gateways that carry deposits, by the name that a merchant's settings give their origin. */
export const gateways = { mockpay, dlocal } satisfies Record<string, Gateway>;

export type GatewayName = keyof typeof gateways;
