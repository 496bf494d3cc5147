import { Link } from "@remix-run/react";
import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Art } from "#app/ui/media/art.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { PromotionStatus } from "../promotion-status.tsx";
import { useDates } from "../use-dates.ts";
import * as s from "./promotion-card.css.ts";
import type { ListedPromotion } from "./route.tsx";

type Props = { promotion: ListedPromotion; isFirst: boolean };

/**
 * The whole card is a link; the first one spans two columns. It states what sets a promotion apart: most
 * are open to everyone, without an end.
 */
export function PromotionCard({ promotion, isFirst }: Props) {
  const { t } = useTranslation("promotions");
  const { card } = useBrand().layout;
  const datesOf = useDates();
  const size = isFirst ? "wide" : "plain";
  const { status, audience, endsAt } = promotion;
  const forMembers = audience === "MEMBERS";
  const hasDates = endsAt !== null || status === "COMING_SOON";
  return (
    <article className={`${s.card[card]} ${s.sizes[size]}`}>
      <div className={s.stages[size]}>
        <Art art={promotion.art} className={s.arts[size]} isFirst={isFirst} />
      </div>
      <div className={s.words}>
        <p className={s.tags}>
          {status && <PromotionStatus status={status} />}
          <span className={s.category}>{t(`categories.${promotion.category}`)}</span>
        </p>
        <h2 className={s.titles[size]}>
          <Link to={`/promotions/${promotion.id}`} className={s.link}>
            {promotion.title}
          </Link>
        </h2>
        <p className={s.summary}>{promotion.summary}</p>
        {(forMembers || hasDates) && (
          <ul className={s.facts}>
            {forMembers && (
              <li className={s.fact}>
                <Icon name="user" size={16} />
                {t("audiences.MEMBERS")}
              </li>
            )}
            {hasDates && (
              <li className={s.fact}>
                <Icon name="clock" size={16} />
                {datesOf(promotion)}
              </li>
            )}
          </ul>
        )}
      </div>
    </article>
  );
}
