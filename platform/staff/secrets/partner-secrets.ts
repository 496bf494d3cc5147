import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { z } from "zod";
import { Refusal } from "../../contract/wire/refusal.ts";
import { newId } from "../../core/access/token.ts";
import { dlocalAccount } from "../../core/merchant/secrets-of.ts";
import { mailCarrier, textCarrier } from "../../core/outbox/merchant-sender.ts";
import { secretPlace } from "../../core/seal/kept-key.ts";
import { sealText } from "../../core/seal/seal-text.ts";
import { weaknessOf } from "../../domain/core/weak-secret.ts";
import type { Transaction } from "../../store/open-store.ts";
import { vendors } from "../../store/schema/catalogue.ts";
import { merchantSecrets } from "../../store/schema/secret.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";

type Partner = { merchant: string; kind: "vendor" | "gateway" | "sender"; name: string };

const GATEWAYS = ["dlocal", "dlocal-sandbox", "trongrid"];
const LENGTH_MIN = 16;
const BITS_MIN = 60;
const SECRET_BYTES = 32;
/** A vendor's next secret verifies beside the signing one. */
const VENDOR_MAX = 2;

/**
 * Stores the secret of a vendor or a gateway for one merchant, sealed. A vendor's second one verifies
 * until the first is dropped; a gateway's replaces the one before. Refuses an unknown vendor or
 * gateway, a third one (secret_two), and a weak one (secret_weak).
 */
export function setSecret(staff: StaffContext, partner: Partner, text: string): Promise<void> {
  const { merchant, kind, name } = partner;
  check(partner, text);
  const entry = { action: "setSecret", details: { kind, name }, changesPages: false };
  return asStaff(staff, merchant, entry, async (tx) => {
    const known = await lockSecrets(tx, partner);
    if (kind === "vendor" && known.length >= VENDOR_MAX) {
      throw new Refusal("secret_two", { status: 409 });
    }
    if (kind !== "vendor") await tx.delete(merchantSecrets).where(allOf(partner));
    const row = { ...partner, id: newId(staff.random) };
    const context = { ...staff, merchant: { code: merchant } };
    const sealed = sealText(context, secretPlace(row), text);
    await tx.insert(merchantSecrets).values({ ...row, sealed, createdAt: staff.clock.now() });
  });
}

/**
 * Makes a strong secret for a vendor, stores it like setSecret and returns it. It is shown to nobody
 * again.
 */
export async function newVendorSecret(
  staff: StaffContext,
  merchant: string,
  name: string,
): Promise<string> {
  const secret = Buffer.from(staff.random.bytes(SECRET_BYTES)).toString("base64url");
  await setSecret(staff, { merchant, kind: "vendor", name }, secret);
  return secret;
}

/** Drops a vendor's signing secret; the next one signs then. Refuses the only one (secret_one). */
export function dropOldSecret(staff: StaffContext, merchant: string, name: string): Promise<void> {
  const partner = { merchant, kind: "vendor", name } as const;
  const entry = { action: "dropOldSecret", details: { name }, changesPages: false };
  return asStaff(staff, merchant, entry, async (tx) => {
    const known = await lockSecrets(tx, partner);
    const last = known.at(-1);
    if (!last || known.length < VENDOR_MAX) throw new Refusal("secret_one", { status: 409 });
    await tx.delete(merchantSecrets).where(and(allOf(partner), ne(merchantSecrets.id, last.id)));
  });
}

/** Removes every secret of a vendor or a gateway, which then can neither call nor be called. */
export function removeSecrets(staff: StaffContext, partner: Partner): Promise<number> {
  const { merchant, kind, name } = partner;
  const entry = { action: "removeSecrets", details: { kind, name }, changesPages: false };
  return asStaff(staff, merchant, entry, async (tx) => {
    const gone = await tx.delete(merchantSecrets).where(allOf(partner)).returning();
    return gone.length;
  });
}

/** Names and ages of a merchant's secrets, without the secrets. */
export function listSecrets({ store }: StaffContext, merchant: string) {
  const { kind, name, createdAt } = merchantSecrets;
  return store.inMerchant(merchant, (tx) =>
    tx
      .select({ kind, name, createdAt })
      .from(merchantSecrets)
      .where(
        and(eq(merchantSecrets.merchant, merchant), inArray(kind, ["vendor", "gateway", "sender"])),
      )
      .orderBy(asc(kind), asc(name), asc(createdAt)),
  );
}

const CARRIERS: Readonly<Record<string, z.ZodType>> = { mail: mailCarrier, text: textCarrier };

function check({ kind, name }: Partner, text: string) {
  if (kind === "sender") {
    if (!CARRIERS[name]?.safeParse(parsed(text)).success) throw new Refusal("secret_form");
    return;
  }
  if (kind === "gateway") {
    if (!GATEWAYS.includes(name)) throw new Refusal("unknown_gateway", { status: 404 });
    const isWhole = name === "trongrid" || dlocalAccount.safeParse(parsed(text)).success;
    if (!text || !isWhole) throw new Refusal("secret_form");
    return;
  }
  if (text.length < LENGTH_MIN || weaknessOf(text, BITS_MIN)) throw new Refusal("secret_weak");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const allOf = ({ merchant, kind, name }: Partner) =>
  and(
    eq(merchantSecrets.merchant, merchant),
    eq(merchantSecrets.kind, kind),
    eq(merchantSecrets.name, name),
  );

/** The vendor's row is locked, so that two members of staff never store a third secret together. */
async function lockSecrets(tx: Transaction, partner: Partner) {
  const { merchant, kind, name } = partner;
  if (kind === "vendor") {
    const [vendor] = await tx
      .select({ code: vendors.code })
      .from(vendors)
      .where(and(eq(vendors.merchant, merchant), eq(vendors.code, name)))
      .for("update");
    if (!vendor) throw new Refusal("unknown_vendor", { status: 404 });
  }
  return tx
    .select({ id: merchantSecrets.id })
    .from(merchantSecrets)
    .where(allOf(partner))
    .orderBy(asc(merchantSecrets.createdAt), asc(merchantSecrets.id));
}
