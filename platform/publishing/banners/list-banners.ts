import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { banners as bannersCall } from "../../contract/publishing/banners.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { wordsIn } from "../../domain/words-in.ts";
import { isOpen } from "../../play/games/offered.ts";
import { games } from "../../store/schema/catalogue.ts";
import { banners } from "../../store/schema/notice.ts";

/**
 * The shown banners of one group in their order, without those that lead to a game that is not open
 * to the merchant. The words are those for the language.
 */
export async function listBanners(
  context: Context,
  input: InputOf<typeof bannersCall>,
): Promise<ValueOf<typeof bannersCall>> {
  const { store, merchant, clock } = context;
  const now = clock.now();
  const rows = await store.inMerchant(merchant.code, (tx) => {
    const open = tx.select({ code: games.code }).from(games).where(isOpen(merchant.code));
    return tx
      .select()
      .from(banners)
      .where(
        and(
          or(
            sql`${banners.linkageType} is distinct from 'GAME'`,
            inArray(banners.linkageTarget, open),
          ),
          eq(banners.merchant, merchant.code),
          eq(banners.groupName, input.groupName),
          eq(banners.isEnabled, true),
          or(isNull(banners.shownFrom), lte(banners.shownFrom, now)),
          or(isNull(banners.shownTo), gt(banners.shownTo, now)),
        ),
      )
      .orderBy(asc(banners.position), asc(banners.id));
  });
  return rows.flatMap((row) => {
    const words = wordsIn(row.words, input.language);
    if (!words) return [];
    const { id: bannerId, groupName, url, linkageType, linkageTarget } = row;
    return [{ bannerId, groupName, url, linkageType, linkageTarget, ...words }];
  });
}
