import type { vipLevels as vipLevelsCall } from "../../contract/club/vip.ts";
import { VIP_ABOVE_RANK } from "../../contract/publishing/service.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { ratesOf } from "../../domain/club/rebate.ts";
import { wordsIn } from "../../domain/words-in.ts";
import { readVipLevels } from "../../members/vip/read-vip-standing.ts";

/** The table of levels from the lowest up. */
export async function listVipLevels(
  context: Context,
  input: InputOf<typeof vipLevelsCall>,
): Promise<ValueOf<typeof vipLevelsCall>> {
  const { store, merchant } = context;
  const rows = await store.reading(merchant.code, (reader) => readVipLevels(reader, merchant.code));
  const levels = rows.map(({ merchant: _merchant, words, rebate, ...row }) => ({
    ...row,
    rebate: ratesOf(rebate),
    name: wordsIn(words, input.language)?.name ?? "",
    hasService: row.level > VIP_ABOVE_RANK,
  }));
  return { levels };
}
