import { asc, eq } from "drizzle-orm";
import type { Context } from "../context.ts";
import type { ValueOf } from "../contract/call.ts";
import type { domains } from "../contract/site.ts";
import { merchantHosts } from "../store/schema/merchant.ts";

/** Every host at which the merchant answers: the speed test measures them. */
export function listDomains({ store, merchant }: Context): Promise<ValueOf<typeof domains>> {
  return store.db
    .select({ host: merchantHosts.host })
    .from(merchantHosts)
    .where(eq(merchantHosts.merchant, merchant.code))
    .orderBy(asc(merchantHosts.host));
}
