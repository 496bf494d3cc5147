import { and, asc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Store } from "../../store/open-store.ts";
import { merchantSecrets } from "../../store/schema/secret.ts";
import type { Clock, Secrets } from "../context.ts";
import { secretPlace } from "../seal/kept-key.ts";
import { openText } from "../seal/seal-text.ts";

type Parts = { store: Store; clock: Clock; secrets: Secrets };
type Kept = { readAt: number; secrets: Promise<Secrets> };

/** How soon every process uses a secret that staff have changed. */
export const SECRETS_KEPT_MS = 5_000;
/** Names of merchants may be invented, so that their number is bounded. */
const KEPT_MAX = 10_000;
const kept = new WeakMap<Secrets, Map<string, Kept>>();

/** What dLocal gives an operator, as one sealed text. */
export const dlocalAccount = z.object({
  login: z.string().min(1),
  transKey: z.string().min(1),
  secretKey: z.string().min(1),
});

/**
 * The secrets of one merchant: those of its vendors and gateways that staff have set, and for the
 * embedded ones those derived from the master secret. Of two secrets of a vendor the older one signs.
 */
export function secretsOf(parts: Parts, merchant: string): Promise<Secrets> {
  const own = kept.get(parts.secrets) ?? new Map<string, Kept>();
  kept.set(parts.secrets, own);
  const now = parts.clock.now().getTime();
  const known = own.get(merchant);
  if (known && Math.abs(now - known.readAt) < SECRETS_KEPT_MS) return known.secrets;
  if (own.size >= KEPT_MAX) own.clear();
  const secrets = read(parts, merchant);
  own.set(merchant, { readAt: now, secrets });
  secrets.catch(() => own.delete(merchant));
  return secrets;
}

async function read({ store, secrets }: Parts, merchant: string): Promise<Secrets> {
  const rows = await store.reading(merchant, (reader) =>
    reader
      .select()
      .from(merchantSecrets)
      .where(
        and(
          eq(merchantSecrets.merchant, merchant),
          inArray(merchantSecrets.kind, ["vendor", "gateway"]),
        ),
      )
      .orderBy(asc(merchantSecrets.createdAt), asc(merchantSecrets.id)),
  );
  const context = { secrets, merchant: { code: merchant } };
  const texts = { vendor: new Map<string, string[]>(), gateway: new Map<string, string[]>() };
  for (const row of rows) {
    const of = texts[row.kind as "vendor" | "gateway"];
    of.set(row.name, [
      ...(of.get(row.name) ?? []),
      openText(context, secretPlace(row), row.sealed),
    ]);
  }
  const dlocal = texts.gateway.get("dlocal")?.at(-1);
  const dlocalSandbox = texts.gateway.get("dlocal-sandbox")?.at(-1);
  const trongridKey = texts.gateway.get("trongrid")?.at(-1);
  return {
    ...secrets,
    vendors: new Map([...secrets.vendors, ...texts.vendor]),
    ...(dlocal && { dlocal: dlocalAccount.parse(JSON.parse(dlocal)) }),
    ...(dlocalSandbox && { dlocalSandbox: dlocalAccount.parse(JSON.parse(dlocalSandbox)) }),
    ...(trongridKey && { trongridKey }),
  };
}
