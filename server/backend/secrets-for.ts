import type { Env } from "#env";
import type { Secrets } from "#platform/core/context.ts";
import { deriveSecrets } from "#platform/core/seal/derive-secrets.ts";
import { catalogueVendors } from "#vendors/catalogue/vendors.ts";
import { mastersOf } from "./master-secret.ts";
import { GATEWAY } from "./vendor-origins.ts";

/**
 * The keys of the environment and the secrets of the embedded vendors and gateway, derived from the
 * master secret. Those of others are rows of their merchants.
 */
export function secretsFor(env: Env): Secrets {
  return deriveSecrets({
    ...mastersOf(env),
    vendors: catalogueVendors.map((vendor) => vendor.code),
    gateways: [GATEWAY],
  });
}
