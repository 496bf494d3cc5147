import { asc, eq } from "drizzle-orm";
import type { vipLevels as vipLevelsCall } from "../../contract/club/vip.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { VIP_SERVICE_ABOVE } from "../../domain/club/vip-level.ts";
import { wordsIn } from "../../domain/words-in.ts";
import type { Transaction } from "../../store/open-store.ts";
import { vipLevels } from "../../store/schema/club.ts";

/** The table of levels from the lowest up. */
export async function listVipLevels(
  context: Context,
  input: InputOf<typeof vipLevelsCall>,
): Promise<ValueOf<typeof vipLevelsCall>> {
  const { store, merchant } = context;
  const rows = await store.inMerchant(merchant.code, (tx) => readVipLevels(tx, merchant.code));
  const levels = rows.map(({ merchant: _merchant, words, ...row }) => ({
    ...row,
    name: wordsIn(words, input.language)?.name ?? "",
    hasService: row.level > VIP_SERVICE_ABOVE,
  }));
  return { levels };
}

export const readVipLevels = (tx: Transaction, merchant: string) =>
  tx.select().from(vipLevels).where(eq(vipLevels.merchant, merchant)).orderBy(asc(vipLevels.level));
