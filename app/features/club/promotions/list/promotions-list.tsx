import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Chips } from "#app/ui/data/chips.tsx";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import type { PromotionCategory } from "#platform/contract/club/promotion-categories.ts";
import { categoryPath } from "../promotion-query.ts";
import { PromotionCard } from "./promotion-card.tsx";
import * as s from "./promotions-list.css.ts";
import type { ListedPromotion } from "./route.tsx";

type Props = {
  category: PromotionCategory | null;
  categories: { category: PromotionCategory; count: number }[];
  promotions: ListedPromotion[];
  /** The page's banners, which stand below the promotions. */
  banners: ReactNode;
};

export function PromotionsList({ category, categories, promotions, banners }: Props) {
  const { t } = useTranslation("promotions");
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  const chips = [
    { name: t("categories.ALL"), to: categoryPath(), count: all, isCurrent: category === null },
    ...categories.map((item) => ({
      name: t(`categories.${item.category}`),
      to: categoryPath(item.category),
      count: item.count,
      isCurrent: item.category === category,
    })),
  ];
  return (
    <div className={s.page}>
      <h1 className={s.title}>{t("title")}</h1>
      <p className={s.lead}>{t("lead")}</p>
      {all > 0 && (
        <Chips
          label={t("categories.label")}
          chips={chips}
          words={{ back: t("categories.back"), on: t("categories.on") }}
        />
      )}
      {promotions.length > 0 ? (
        <ul className={s.cards} data-lead="2">
          {promotions.map((promotion, index) => (
            <li key={promotion.id} className={index === 0 ? s.first : s.cell}>
              <PromotionCard promotion={promotion} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState icon="sparkles" title={t("emptyTitle")} text={t("emptyText")}>
          <ButtonLink to={category ? categoryPath() : "/"} tone="outline">
            {t(category ? "emptyAll" : "emptyHome")}
          </ButtonLink>
        </EmptyState>
      )}
      {banners && <div className={s.banners}>{banners}</div>}
    </div>
  );
}
