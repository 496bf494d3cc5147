import {
  staffPromotionList,
  staffPromotionPublish,
  staffPromotionWithdraw,
} from "../../contract/staff/publishing/promotions.ts";
import { at, type OfficeRoute } from "../office-route.ts";
import { staffOf } from "../people/manage-people.ts";
import { dateOf, givenWords, timeOf, titleOf } from "../published.ts";
import { withFieldNames } from "../with-field-names.ts";
import { listAllPromotions } from "./list-all-promotions.ts";
import { publishPromotion } from "./publish-promotion.ts";
import { withdrawPromotion } from "./withdraw-promotion.ts";

const NAMES = { linkTo: "link", startsAt: "from", endsAt: "to" };

/** Staff's calls about promotions. */
export const clubRoutes: readonly OfficeRoute[] = [
  at(staffPromotionList, async (desk) =>
    (await listAllPromotions(staffOf(desk), desk.merchant)).map((row) => ({
      ...{ category: row.category, id: row.id, title: titleOf(row.words) },
      state: row.isEnabled ? (row.status ?? "OPEN").toLowerCase() : "withdrawn",
      from: timeOf(row.startsAt),
      to: timeOf(row.endsAt),
    })),
  ),
  at(staffPromotionPublish, async (desk, { link, words, from, to, ...rest }) => {
    const promotion = {
      ...rest,
      linkTo: link ?? null,
      words: givenWords(words),
      startsAt: dateOf(from),
      endsAt: dateOf(to),
    };
    await withFieldNames(NAMES, () => publishPromotion(staffOf(desk), desk.merchant, promotion));
    return {};
  }),
  at(staffPromotionWithdraw, async (desk, { id }) => {
    await withdrawPromotion(staffOf(desk), desk.merchant, id);
    return {};
  }),
];
