import { BadVariable, type Env } from "#env";
import { SYSTEM_STATUS } from "#platform/contract/core/admission.ts";
import { unsentChannels } from "#platform/core/outbox/sending-through.ts";
import type { Store } from "#platform/store/open-store.ts";
import { merchants } from "#platform/store/schema/merchant.ts";
import type { Log } from "../../serve/request-log.ts";
import { openSenders } from "../open-senders.ts";
import { demonstrationIn } from "./demonstration-in.ts";
import { plainTransports } from "./plain-transports.ts";

/**
 * Warns of addresses without TLS, and of each merchant whose e-mails or text messages nobody would get.
 * Throws BadVariable, with the store closed, when a demonstration filled the database.
 */
export async function checkProduction(env: Env, store: Store, log: Log): Promise<void> {
  const all = await store.db.select().from(merchants);
  const reason = demonstrationIn(all);
  if (reason) {
    await store.close();
    throw new BadVariable(reason);
  }
  for (const setting of plainTransports(env, all)) log.warn({ setting }, "sent without TLS");
  const senders = openSenders(env);
  for (const row of all.filter(({ status }) => status !== SYSTEM_STATUS.closed)) {
    for (const unsent of await unsentChannels(store, row, senders))
      log.warn({ merchant: row.code, ...unsent }, "nobody would get its messages");
  }
}
