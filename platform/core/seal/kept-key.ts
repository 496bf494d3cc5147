import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";
import { merchantSecrets } from "../../store/schema/secret.ts";
import type { Context } from "../context.ts";
import { openText, type SealContext, sealText } from "./seal-text.ts";

type KeyContext = SealContext & Pick<Context, "random" | "clock">;

/** The place of a row of `merchant_secrets`, for its seal. */
export const secretPlace = ({ kind, name, id }: { kind: string; name: string; id: string }) =>
  `secret:${kind}:${name}:${id}`;

/**
 * A merchant's key for hashes that nobody can make again, kept sealed, so that it outlives the
 * master secret. `first` gives the key when there is none yet.
 */
export async function keptKey(
  context: KeyContext,
  tx: Transaction,
  name: string,
  first: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const own = { merchant: context.merchant.code, kind: "key" as const, name, id: "1" };
  const place = secretPlace(own);
  const read = async () => {
    const [row] = await tx
      .select({ sealed: merchantSecrets.sealed })
      .from(merchantSecrets)
      .where(
        and(
          eq(merchantSecrets.merchant, own.merchant),
          eq(merchantSecrets.kind, own.kind),
          eq(merchantSecrets.name, name),
        ),
      );
    return row && Buffer.from(openText(context, place, row.sealed), "base64url");
  };
  const known = await read();
  if (known) return known;
  const key = Buffer.from(await first()).toString("base64url");
  const sealed = sealText(context, place, key);
  await tx
    .insert(merchantSecrets)
    .values({ ...own, sealed, createdAt: context.clock.now() })
    .onConflictDoNothing();
  // Of two that give the first key at once, both take the one that was stored.
  return (await read())!;
}
