import { and, eq } from "drizzle-orm";
import type { MerchantFile } from "../../../../contract/staff/merchant/merchant-file.ts";
import { banners as bannerTable } from "../../../../store/schema/notice.ts";
import type { Known, Section } from "../section.ts";
import { keyed } from "./keyed.ts";
import { dateOf, requireLink, textOf, wrongItem } from "./publication.ts";

type Listed = NonNullable<MerchantFile["banners"]>[number];
type Banner = Omit<Listed, "id" | "picture"> & { picture: string };

const bannerId = ({ id, groupName, position }: Listed) => id ?? `${groupName}-${position}`;
const isPlayable = ({ link }: Listed, { games }: Known) =>
  link?.type !== "GAME" || games.has(link.target);

/** The banners that are shown. One that leads to a missing game waits for it. */
export const banners: Section = {
  name: "banners",
  wanted({ banners: list }, known) {
    if (!list) return null;
    const all = keyed("banners", list, bannerId);
    const ready = [...all].filter(([, banner]) => isPlayable(banner, known));
    return new Map(
      ready.map(([key, { id: _id, picture, ...banner }]) => [
        key,
        { ...banner, picture: picture ?? `${banner.groupName}-${banner.position}` },
      ]),
    );
  },
  waiting: ({ banners: list = [] }, known) =>
    list.filter((banner) => !isPlayable(banner, known)).map(bannerId),
  async read(tx, merchant) {
    const shown = and(eq(bannerTable.merchant, merchant), eq(bannerTable.isEnabled, true));
    const rows = await tx.select().from(bannerTable).where(shown);
    return new Map(
      rows.map((row): [string, Banner] => [
        row.id,
        {
          groupName: row.groupName as Banner["groupName"],
          position: row.position,
          picture: row.url,
          link: row.linkageType && { type: row.linkageType, target: row.linkageTarget ?? "" },
          words: row.words,
          from: textOf(row.shownFrom),
          to: textOf(row.shownTo),
        },
      ]),
    );
  },
  async write(tx, merchant, changes) {
    for (const [id, value] of changes) {
      const own = and(eq(bannerTable.merchant, merchant), eq(bannerTable.id, id));
      if (value === null) {
        await tx.update(bannerTable).set({ isEnabled: false }).where(own);
        continue;
      }
      const { picture, link, from, to, ...banner } = value as Banner;
      const hasAction = Object.values(banner.words).some(({ action }) => action !== "");
      if (hasAction && !link) throw wrongItem("banners", id);
      if (link) await requireLink(tx, merchant, link, wrongItem("banners", id));
      const row = {
        ...banner,
        ...{ url: picture, isEnabled: true, shownFrom: dateOf(from), shownTo: dateOf(to) },
        linkageType: link?.type ?? null,
        linkageTarget: link?.target ?? null,
      };
      await tx
        .insert(bannerTable)
        .values({ merchant, id, ...row })
        .onConflictDoUpdate({ target: [bannerTable.merchant, bannerTable.id], set: row });
    }
  },
};
