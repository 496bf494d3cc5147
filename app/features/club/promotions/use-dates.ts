import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import type { PromotionCard } from "#platform/contract/club/promotions.ts";

type Dated = Pick<PromotionCard, "startsAt" | "endsAt" | "status">;

/** A promotion's period, in one line. */
export function useDates() {
  const { t } = useTranslation("promotions");
  const { date } = useFormat();
  return ({ startsAt, endsAt, status }: Dated) => {
    // The end is exclusive: the last day is the one before.
    const to = endsAt === null ? null : date(endsAt - 1);
    if (status === "CLOSE") return t("dates.over", { to });
    if (startsAt === null) return t("dates.none");
    if (status === "COMING_SOON") return t("dates.from", { from: date(startsAt) });
    return to ? t("dates.until", { to }) : t("dates.always");
  };
}
