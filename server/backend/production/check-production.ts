import { BadVariable, type Env } from "#env";
import type { Store } from "#platform/store/open-store.ts";
import { merchants } from "#platform/store/schema/merchant.ts";
import type { Log } from "../../serve/request-log.ts";
import { demonstrationIn } from "./demonstration-in.ts";
import { missingSender } from "./missing-sender.ts";
import { plainTransports } from "./plain-transports.ts";

/**
 * Warns of addresses without TLS. Throws BadVariable, with the store closed, when a demonstration
 * filled the database or a merchant has nobody who sends its codes.
 */
export async function checkProduction(env: Env, store: Store, log: Log): Promise<void> {
  const all = await store.db.select().from(merchants);
  const reason = demonstrationIn(all) ?? missingSender(env, all);
  if (reason) {
    await store.close();
    throw new BadVariable(reason);
  }
  for (const setting of plainTransports(env, all)) log.warn({ setting }, "sent without TLS");
}
