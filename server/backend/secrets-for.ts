import type { Env } from "#env";
import type { Secrets } from "#platform/core/context.ts";
import { deriveSecrets } from "#platform/core/derive-secrets.ts";
import { catalogueVendors } from "#vendors/catalogue/vendors.ts";
import { mastersOf } from "./master-secret.ts";
import { GATEWAY } from "./vendor-origins.ts";

/** The secrets of the environment; missing ones are derived from the master secret. */
export function secretsFor(env: Env): Secrets {
  const derived = deriveSecrets({
    ...mastersOf(env),
    vendors: catalogueVendors.map((vendor) => vendor.code),
    gateways: [GATEWAY],
  });
  const { DLOCAL_LOGIN: login, DLOCAL_TRANS_KEY: transKey, DLOCAL_SECRET_KEY: secretKey } = env;
  const hasDlocal = login && transKey && secretKey;
  return {
    ...derived,
    ...(hasDlocal && { dlocal: { login, transKey, secretKey } }),
    trongridKey: env.TRONGRID_API_KEY,
  };
}
