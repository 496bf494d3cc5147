import { and, asc, eq } from "drizzle-orm";
import type { Context } from "../context.ts";
import type { InputOf, ValueOf } from "../contract/call.ts";
import type { banners as bannersCall } from "../contract/site.ts";
import { banners } from "../store/schema/notice.ts";

/** The banners of one group in their order, with the words of the language, else of the first. */
export async function listBanners(
  context: Context,
  input: InputOf<typeof bannersCall>,
): Promise<ValueOf<typeof bannersCall>> {
  const { store, merchant } = context;
  const rows = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select()
      .from(banners)
      .where(
        and(
          eq(banners.merchant, merchant.code),
          eq(banners.groupName, input.groupName),
          eq(banners.isEnabled, true),
        ),
      )
      .orderBy(asc(banners.position), asc(banners.id)),
  );
  return rows.flatMap((row) => {
    const words = row.words[input.language] ?? Object.values(row.words)[0];
    if (!words) return [];
    const { id: bannerId, groupName, url, linkageType, linkageTarget } = row;
    return [{ bannerId, groupName, url, linkageType, linkageTarget, ...words }];
  });
}
