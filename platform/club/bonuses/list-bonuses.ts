import { and, desc, eq } from "drizzle-orm";
import type { bonuses as bonusesCall } from "../../contract/club/bonuses.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { forfeitOf } from "../../domain/money/withdrawals/withdrawable.ts";
import { balanceOf } from "../../money/ledger/balance-of.ts";
import { bonusMoney } from "../../money/wagering/bonus-money.ts";
import { listOpenRequirements } from "../../money/wagering/list-open-requirements.ts";
import type { Reader } from "../../store/open-store.ts";
import { bonuses } from "../../store/schema/bonus.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";
import { isPlaying } from "./end-bonus.ts";
import { missingOf } from "./offers.ts";
import { type BonusRow, isItsLot, lotOf, toBonus } from "./to-bonus.ts";

const PAGE = 20;

/** The member's bonuses by kind and state, and the open one with what giving it up would take. */
export async function listBonuses(
  context: Context,
  { kind, state, pageNo }: InputOf<typeof bonusesCall>,
): Promise<ValueOf<typeof bonusesCall>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const { code } = merchant;
  return store.inMerchant(code, async (tx) => {
    const own = and(eq(bonuses.merchant, code), eq(bonuses.member, memberId));
    const is = and(
      own,
      kind ? eq(bonuses.kind, kind) : undefined,
      state ? eq(bonuses.state, state) : undefined,
    );
    const rows = await withDone(tx)
      .where(is)
      .orderBy(desc(bonuses.openedAt), desc(bonuses.id))
      .limit(PAGE)
      .offset((pageNo - 1) * PAGE);
    const [open] = await withDone(tx).where(and(own, eq(bonuses.state, "OPEN")));
    return {
      open: open ? await openOf(tx, open) : null,
      list: rows.map(({ bonus, done }) => toBonus(bonus, done)),
      totalPages: Math.max(1, Math.ceil((await tx.$count(bonuses, is)) / PAGE)),
    };
  });
}

/** Bonuses, each with the valid bet that counted so far. */
export const withDone = (reader: Reader) =>
  reader
    .select({ bonus: bonuses, done: wageringRequirements.done })
    .from(bonuses)
    .innerJoin(wageringRequirements, isItsLot);

async function openOf(reader: Reader, { bonus: row, done }: { bonus: BonusRow; done: bigint }) {
  const { merchant, member } = row;
  const money = await bonusMoney(reader, { merchant, memberId: member });
  const cash = await balanceOf(reader, { merchant, owner: member, kind: "cash" });
  const forfeit = forfeitOf(cash, money ?? 0n);
  const lots = await listOpenRequirements(reader, merchant, member);
  const place = lots.findIndex(({ id }) => id === lotOf(row.id));
  return {
    ...toBonus(row, done),
    before: missingOf(lots.slice(0, Math.max(0, place))),
    ...{ forfeit, own: cash - forfeit, isPlaying: await isPlaying(reader, row) },
  };
}
