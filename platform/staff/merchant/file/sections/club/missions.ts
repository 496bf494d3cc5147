import { and, eq } from "drizzle-orm";
import type { MerchantFile } from "../../../../../contract/staff/merchant/merchant-file.ts";
import { formatAmount, parseAmount } from "../../../../../domain/money.ts";
import { missions as missionTable } from "../../../../../store/schema/club.ts";
import type { Section } from "../../section.ts";
import { keyed } from "../keyed.ts";
import { dateOf, textOf, wrongItem } from "../publication.ts";

type Listed = NonNullable<MerchantFile["missions"]>[number];
type Mission = Omit<Listed, "id"> & { position: number };

/** The missions that are offered, in the file's order. */
export const missions: Section = {
  name: "missions",
  isMoney: () => true,
  wanted({ missions: list }) {
    if (!list) return null;
    const all = keyed("missions", list, ({ id }) => id);
    return new Map(
      [...all].map(([key, { id: _id, ...mission }], position) => [key, { ...mission, position }]),
    );
  },
  async read(tx, merchant) {
    const offered = and(eq(missionTable.merchant, merchant), eq(missionTable.isEnabled, true));
    const rows = await tx.select().from(missionTable).where(offered);
    return new Map(
      rows.map(({ id, targetAmount, reward, startsAt, endsAt, ...row }): [string, Mission] => {
        const { event, icon, period, words, targetCount, wagering, position } = row;
        const { games, points, spins, issue } = row;
        return [
          id,
          {
            ...{ event, icon, period, words, targetCount, wagering, position },
            ...{ games, points, spins, issue },
            targetAmount: targetAmount === null ? null : formatAmount(targetAmount),
            reward: formatAmount(reward),
            ...{ startsAt: textOf(startsAt), endsAt: textOf(endsAt) },
          },
        ];
      }),
    );
  },
  async write(tx, merchant, changes) {
    for (const [id, value] of changes) {
      if (value === null) {
        const own = and(eq(missionTable.merchant, merchant), eq(missionTable.id, id));
        await tx.update(missionTable).set({ isEnabled: false }).where(own);
        continue;
      }
      const { targetAmount, reward, startsAt, endsAt, ...mission } = value as Mission;
      const dates = { startsAt: dateOf(startsAt), endsAt: dateOf(endsAt) };
      if (dates.startsAt && dates.endsAt && dates.endsAt <= dates.startsAt)
        throw wrongItem("missions", id);
      const row = {
        ...{ ...mission, ...dates, isEnabled: true },
        targetAmount: targetAmount === null ? null : parseAmount(targetAmount),
        reward: parseAmount(reward)!,
      };
      await tx
        .insert(missionTable)
        .values({ merchant, id, ...row })
        .onConflictDoUpdate({ target: [missionTable.merchant, missionTable.id], set: row });
    }
  },
};
