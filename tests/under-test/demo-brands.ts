import type { MerchantFile } from "#platform/contract/staff/merchant/merchant-file.ts";
import { methods } from "#platform/staff/merchant/file/sections/methods.ts";
import { STAFF_METHOD } from "#platform/staff/merchant/file/staff-method.ts";
import type { Transaction } from "#platform/store/open-store.ts";
import { depositMethods } from "#platform/store/schema/cashier.ts";
import { readMerchants } from "../../server/demo/read-merchants.ts";

/** The files of every brand's folder. */
export const brandFiles: readonly MerchantFile[] = readMerchants();

const fileOf = (wanted: string) => brandFiles.find(({ code }) => code === wanted)!;
export const alba = fileOf("alba");
/** Three of them, which differ most; few tests need all. */
export const demoMerchants: readonly MerchantFile[] = [alba, fileOf("noche"), fileOf("mareo")];

/** Gives a merchant alba's ways to pay, and the one of staff. */
export async function layMethods(tx: Transaction, merchant: string): Promise<void> {
  const known = { now: new Date(0), current: new Map(), games: new Set<string>() };
  const made = { by: "eva", at: known.now };
  await methods.write(tx, merchant, methods.wanted(alba, known)!, made);
  await tx
    .insert(depositMethods)
    .values({ merchant, position: 99, ...STAFF_METHOD })
    .onConflictDoNothing();
}
