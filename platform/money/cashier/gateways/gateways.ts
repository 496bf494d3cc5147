import { dlocal } from "./dlocal.ts";
import type { Gateway } from "./gateway.ts";
import { mockpay } from "./mockpay.ts";

/** The gateways for deposits, by the names in a merchant's settings. */
export const gateways = { mockpay, dlocal } satisfies Record<string, Gateway>;

export type GatewayName = keyof typeof gateways;
