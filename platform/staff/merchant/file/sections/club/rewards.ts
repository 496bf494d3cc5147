import { and, eq } from "drizzle-orm";
import type { MerchantFile } from "../../../../../contract/staff/merchant/merchant-file.ts";
import { formatAmount, parseAmount } from "../../../../../domain/money.ts";
import { rewards as rewardTable } from "../../../../../store/schema/club.ts";
import type { Section } from "../../section.ts";
import { keyed } from "../keyed.ts";

type Listed = NonNullable<MerchantFile["rewards"]>[number];
type Reward = Omit<Listed, "id"> & { position: number };

/** The rewards of the points mall that are offered, in the file's order. */
export const rewards: Section = {
  name: "rewards",
  isMoney: () => true,
  wanted({ rewards: list }) {
    if (!list) return null;
    const all = keyed("rewards", list, ({ id }) => id);
    return new Map(
      [...all].map(([key, { id: _id, ...reward }], position) => [key, { ...reward, position }]),
    );
  },
  async read(tx, merchant) {
    const offered = and(eq(rewardTable.merchant, merchant), eq(rewardTable.isEnabled, true));
    const rows = await tx.select().from(rewardTable).where(offered);
    return new Map(
      rows.map(
        ({ id, kind, icon, words, pointsNeeded, amount, stock, position }): [string, Reward] => [
          id,
          {
            ...{ kind, icon, words, pointsNeeded, stock, position },
            amount: amount === null ? null : formatAmount(amount),
          },
        ],
      ),
    );
  },
  async write(tx, merchant, changes) {
    for (const [id, value] of changes) {
      if (value === null) {
        const own = and(eq(rewardTable.merchant, merchant), eq(rewardTable.id, id));
        await tx.update(rewardTable).set({ isEnabled: false }).where(own);
        continue;
      }
      const { amount, ...reward } = value as Reward;
      const row = {
        ...{ ...reward, isEnabled: true },
        amount: amount === null ? null : parseAmount(amount),
      };
      await tx
        .insert(rewardTable)
        .values({ merchant, id, ...row })
        .onConflictDoUpdate({ target: [rewardTable.merchant, rewardTable.id], set: row });
    }
  },
};
