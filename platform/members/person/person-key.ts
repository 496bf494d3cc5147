import { eq } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import { openText, type SealKeys, sealText } from "../../core/seal/seal-text.ts";
import type { Transaction } from "../../store/open-store.ts";
import { operatorKeys } from "../../store/schema/person-hash.ts";

export type PersonKeyContext = Pick<Context, "random" | "clock"> & { secrets: SealKeys };

const NAME = "person";
const KEY_BYTES = 32;
/** What belongs to the operator is sealed for no merchant. */
const OPERATOR = { code: "*" };

/** The place of a key of the operator, for its seal. */
export const operatorKeyPlace = (name: string) => `operator-key:${name}`;

/**
 * The operator's key for hashes of persons. It is the same for every merchant, because an exclusion
 * counts across brands, and it is kept sealed, so that it outlives the master secret.
 */
export async function personKey(
  { secrets, random, clock }: PersonKeyContext,
  tx: Pick<Transaction, "select" | "insert">,
): Promise<Uint8Array> {
  const context = { secrets, random, merchant: OPERATOR };
  const place = operatorKeyPlace(NAME);
  const read = async () => {
    const [row] = await tx
      .select({ sealed: operatorKeys.sealed })
      .from(operatorKeys)
      .where(eq(operatorKeys.name, NAME));
    return row && Buffer.from(openText(context, place, row.sealed), "base64url");
  };
  const known = await read();
  if (known) return known;
  const key = Buffer.from(random.bytes(KEY_BYTES)).toString("base64url");
  const row = { name: NAME, sealed: sealText(context, place, key), createdAt: clock.now() };
  await tx.insert(operatorKeys).values(row).onConflictDoNothing();
  // Of two that make the key at once, both take the one that was stored.
  return (await read())!;
}
