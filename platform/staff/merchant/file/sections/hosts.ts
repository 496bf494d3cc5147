import { and, eq, inArray } from "drizzle-orm";
import { Refusal } from "../../../../contract/wire/refusal.ts";
import { merchantHosts } from "../../../../store/schema/merchant.ts";
import type { Section } from "../section.ts";

/** The hosts on which the merchant's site answers. */
export const hosts: Section = {
  name: "hosts",
  wanted: (file) => new Map(file.hosts.map((host) => [host, true])),
  async read(tx, merchant) {
    const own = eq(merchantHosts.merchant, merchant);
    const rows = await tx.select().from(merchantHosts).where(own);
    return new Map(rows.map(({ host }) => [host, true]));
  },
  async write(tx, merchant, changes) {
    const hosts = [...changes];
    const gone = hosts.filter(([, value]) => value === null).map(([host]) => host);
    if (gone.length > 0) {
      const own = and(eq(merchantHosts.merchant, merchant), inArray(merchantHosts.host, gone));
      await tx.delete(merchantHosts).where(own);
    }
    for (const [host] of hosts.filter(([, value]) => value !== null)) {
      const made = await tx
        .insert(merchantHosts)
        .values({ host, merchant })
        .onConflictDoNothing()
        .returning();
      const refused = { field: "file.hosts", status: 409, details: { host } };
      if (made.length === 0) throw new Refusal("host_taken", refused);
    }
  },
};
