import { z } from "zod";
import { type customerService, VIP_ABOVE_RANK } from "../../contract/publishing/service.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { rowOfMerchant } from "../../core/merchant/find-merchant.ts";
import { readVipLevel } from "../../members/vip/read-vip-standing.ts";

const settings = z.object({
  servicePaths: z
    .array(z.object({ type: z.number().int(), path: z.string(), isVip: z.boolean().optional() }))
    .default([]),
});

/**
 * The merchant's channels of customer service. Members above level 4 see the VIP service first;
 * nobody else sees it.
 */
export async function listServicePaths(context: Context): Promise<ValueOf<typeof customerService>> {
  const row = await rowOfMerchant(context.store, context.merchant);
  const { servicePaths } = settings.parse(row.settings);
  const isVip = (await levelOf(context)) > VIP_ABOVE_RANK;
  const own = servicePaths.filter((entry) => isVip || !entry.isVip);
  const first = [...own].sort((one, other) => Number(other.isVip ?? 0) - Number(one.isVip ?? 0));
  return { version: { pathList: first.map(({ type, path }) => ({ type, path })) } };
}

async function levelOf({ store, merchant, actor }: Context): Promise<number> {
  if (!actor) return 0;
  const owner = { merchant: merchant.code, memberId: actor.memberId };
  return store.reading(merchant.code, (reader) => readVipLevel(reader, owner));
}
