import { asc } from "drizzle-orm";
import { merchantHosts, merchants } from "../../store/schema/merchant.ts";
import type { StaffContext } from "../staff-context.ts";

export type MerchantLine = { code: string; name: string; status: number; hosts: string[] };

/** Every merchant with its hosts and whether it is open. */
export async function listMerchants({ store }: StaffContext): Promise<MerchantLine[]> {
  const rows = await store.db.select().from(merchants).orderBy(asc(merchants.code));
  const hosts = await store.db.select().from(merchantHosts).orderBy(asc(merchantHosts.host));
  return rows.map(({ code, name, status }) => ({
    code,
    name,
    status,
    hosts: hosts.filter((row) => row.merchant === code).map((row) => row.host),
  }));
}
