import { and, eq, gt, lt, or } from "drizzle-orm";
import { addressKey } from "../../core/access/address-key.ts";
import { newId, newToken, tokenHash } from "../../core/access/token.ts";
import type { Context, Merchant } from "../../core/context.ts";
import type { Transaction } from "../../store/open-store.ts";
import { knownDevices } from "../../store/schema/factor.ts";

export const DEVICE_DAYS = 30;
const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * 24 * 3_600_000);

export type DeviceStanding = {
  /** The member has logged in here before: on this device or from this network. */
  isKnown: boolean;
  /** The member asked for no second factor on this device for a while. */
  isTrusted: boolean;
};

/** What is known of a login's device and network, within the last 30 days. */
export async function deviceStanding(
  context: Context,
  tx: Transaction,
  memberId: string,
): Promise<DeviceStanding> {
  const now = context.clock.now();
  const rows = await tx
    .select()
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.merchant, context.merchant.code),
        eq(knownDevices.memberId, memberId),
        gt(knownDevices.lastSeenAt, daysFrom(now, -DEVICE_DAYS)),
        or(
          eq(knownDevices.addressKey, addressKeyOf(context)),
          eq(knownDevices.tokenHash, presentedHash(context)),
        ),
      ),
    );
  const device = rows.find((row) => row.tokenHash === presentedHash(context));
  const isTrusted = Boolean(device?.trustedUntil && device.trustedUntil > now);
  return { isKnown: rows.length > 0, isTrusted };
}

/** True when the member logged in with the requesting browser within the last 30 days. */
export async function isBrowserOf(
  context: Context,
  tx: Transaction,
  memberId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.merchant, context.merchant.code),
        eq(knownDevices.memberId, memberId),
        eq(knownDevices.tokenHash, presentedHash(context)),
        gt(knownDevices.lastSeenAt, daysFrom(context.clock.now(), -DEVICE_DAYS)),
      ),
    );
  return rows.length > 0;
}

/**
 * Remembers the device of a login and returns the browser's new token. The old token ends for every
 * account in the browser. So a token planted by an attacker never becomes trusted.
 */
export async function knowDevice(
  context: Context,
  tx: Transaction,
  memberId: string,
): Promise<string> {
  const { merchant, clock, random } = context;
  const now = clock.now();
  const mine = and(eq(knownDevices.merchant, merchant.code), eq(knownDevices.memberId, memberId));
  await tx
    .delete(knownDevices)
    .where(and(mine, lt(knownDevices.lastSeenAt, daysFrom(now, -DEVICE_DAYS))));
  const token = newToken(random);
  await tx
    .update(knownDevices)
    .set({ tokenHash: tokenHash(token) })
    .where(
      and(
        eq(knownDevices.merchant, merchant.code),
        eq(knownDevices.tokenHash, presentedHash(context)),
      ),
    );
  const seen = { addressKey: addressKeyOf(context), lastSeenAt: now };
  await tx
    .insert(knownDevices)
    .values({
      merchant: merchant.code,
      memberId,
      id: newId(random),
      tokenHash: tokenHash(token),
      createdAt: now,
      ...seen,
    })
    .onConflictDoUpdate({
      target: [knownDevices.merchant, knownDevices.memberId, knownDevices.tokenHash],
      set: seen,
    });
  return token;
}

/** Requires no second factor on this device for 30 days. */
export async function trustDevice(
  context: Context,
  tx: Transaction,
  memberId: string,
  token: string | undefined,
): Promise<void> {
  await tx
    .update(knownDevices)
    .set({ trustedUntil: daysFrom(context.clock.now(), DEVICE_DAYS) })
    .where(
      and(
        eq(knownDevices.merchant, context.merchant.code),
        eq(knownDevices.memberId, memberId),
        eq(knownDevices.tokenHash, tokenHash(token ?? "")),
      ),
    );
}

/** After the second factor is removed or a new password is set, no device is trusted. */
export async function distrustDevices(
  context: { merchant: Pick<Merchant, "code"> },
  tx: Transaction,
  memberId: string,
) {
  await tx
    .update(knownDevices)
    .set({ trustedUntil: null })
    .where(
      and(eq(knownDevices.merchant, context.merchant.code), eq(knownDevices.memberId, memberId)),
    );
}

const addressKeyOf = (context: Context) => tokenHash(addressKey(context.clientAddress));
const presentedHash = (context: Context) => tokenHash(context.deviceToken ?? "");
