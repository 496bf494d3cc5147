import type { OpenedEnvelope } from "../../contract/club/gifts/envelopes.ts";
import type { envelopes } from "../../store/schema/envelope.ts";

export type EnvelopeRow = typeof envelopes.$inferSelect;

/** An envelope as its member sees it. */
export const toOpened = (row: EnvelopeRow): OpenedEnvelope => {
  const { id, day, slot, clientSeed, nonce, amount, multiple, createdAt } = row;
  return { id, day, slot, clientSeed, nonce, amount, multiple, at: createdAt.getTime() };
};
