import { asc, eq } from "drizzle-orm";
import type { domains } from "../../contract/core/site.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { merchantHosts } from "../../store/schema/merchant.ts";
import type { Context } from "../context.ts";

/** Every host of the merchant, for the speed test. */
export function listDomains({ store, merchant }: Context): Promise<ValueOf<typeof domains>> {
  return store.db
    .select({ host: merchantHosts.host })
    .from(merchantHosts)
    .where(eq(merchantHosts.merchant, merchant.code))
    .orderBy(asc(merchantHosts.host));
}
