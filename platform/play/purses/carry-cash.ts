import { UNITS_PER_CURRENCY } from "../../contract/wire/money.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { newId } from "../../core/access/token.ts";
import type { Context } from "../../core/context.ts";
import { playRoom } from "../../members/protection/held-money.ts";
import { balanceOf } from "../../money/ledger/balance-of.ts";
import { sendMove } from "./ask-move.ts";
import { beginMove } from "./begin-move.ts";
import type { PurseVendor } from "./find-purse-vendor.ts";
import { isAuto, listRecallable, recallFrom } from "./recall-purses.ts";

const CENT = UNITS_PER_CURRENCY / 100n;

/**
 * Moves the cash to the purse of the launched game, unless the member moves it themselves. It
 * returns from other vendors' purses, and all of it goes into this vendor's purse if it has one. A
 * vendor without an answer keeps nobody from playing. The page of purses shows money in transit.
 * Returns true when money in this vendor's purse must come back afterwards.
 */
export async function carryCash(
  context: Context,
  memberId: string,
  vendor: PurseVendor,
): Promise<boolean> {
  const { store, merchant, random } = context;
  const { goesAlong, others } = await store.inMerchant(merchant.code, async (tx) => ({
    goesAlong: await isAuto(tx, merchant.code, memberId),
    others: await listRecallable(tx, { merchant: merchant.code, memberId, since: null }),
  }));
  if (!goesAlong) return false;
  const key = `launch:${newId(random)}`;
  const vendors = others.filter(({ code }) => code !== vendor.code);
  await recallFrom(context, { memberId, vendors, origin: "return", key });
  if (vendor.walletType === "seamless") return false;
  await takeAlong(context, memberId, vendor, key);
  return true;
}

async function takeAlong(context: Context, memberId: string, vendor: PurseVendor, key: string) {
  const { store, merchant, clock } = context;
  const cash = await store.inMerchant(merchant.code, async (tx) => {
    const balance = await balanceOf(tx, { merchant: merchant.code, owner: memberId, kind: "cash" });
    return playRoom(tx, { merchant: merchant.code, memberId }, balance, clock.now());
  });
  const amount = cash - (cash % CENT);
  if (amount < CENT) return;
  const all = { memberId, vendor: vendor.code, direction: "in", amount, origin: "launch" } as const;
  try {
    await sendMove(context, await beginMove(context, { ...all, idempotencyKey: key }));
  } catch (error) {
    // Another move is under way, or a bet was quicker: the game opens with what is there.
    if (!(error instanceof Refusal)) throw error;
  }
}
