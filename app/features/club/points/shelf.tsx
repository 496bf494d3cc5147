import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import * as section from "#app/ui/layout/section.css.ts";
import { POINT } from "#platform/contract/club/point.ts";
import type { Good } from "./route.tsx";
import * as s from "./shelf.css.ts";
import { usePoints } from "./use-points.ts";

type Props = {
  goods: readonly Good[];
  /** The member's points; null for whoever has none to spend here. */
  balance: bigint | null;
};

/** The goods that points buy, each with its price and what is missing to it. */
export function Shelf({ goods, balance }: Props) {
  const { t } = useTranslation("points");
  return (
    <section className={section.section} aria-labelledby="shelf">
      <h2 id="shelf" className={section.heading}>
        {t("redeem.shelf")}
      </h2>
      {goods.length === 0 ? (
        <EmptyState icon="gift" title={t("redeem.none")} text={t("redeem.noneText")} />
      ) : (
        <ul className={s.cards}>
          {goods.map((good) => (
            <li key={good.id} className={s.cell}>
              <GoodCard good={good} balance={balance} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function GoodCard({ good, balance }: { good: Good; balance: bigint | null }) {
  const { t } = useTranslation("points");
  const points = usePoints();
  const price = BigInt(good.pointsNeeded) * POINT;
  const missing = balance !== null && balance < price ? price - balance : null;
  return (
    <article className={s.card}>
      <GoodPicture good={good} />
      <div className={s.words}>
        <h3 className={s.name}>{good.name}</h3>
        <p className={s.text}>{good.text}</p>
        <p className={s.price}>
          <img src="/media/icons/coin-96.webp" alt="" width={24} height={24} loading="lazy" />
          {points(price)}
        </p>
        <p className={s.left}>
          {good.left === 0 ? t("redeem.soldOut") : t("redeem.left", { count: good.left })}
        </p>
        {balance !== null && good.left > 0 && (
          <p className={s.act}>
            {missing === null ? (
              <ButtonLink
                to={`/pointMall?good=${good.id}`}
                tone="outline"
                aria-label={t("redeem.of", { name: good.name })}
                wide
              >
                {t("redeem.choose")}
              </ButtonLink>
            ) : (
              t("redeem.missing", { points: points(missing) })
            )}
          </p>
        )}
      </div>
    </article>
  );
}

/** The good's drawing on the brand's own ground. */
export function GoodPicture({ good }: { good: Good }) {
  return (
    <div className={s.stage}>
      <img src={`/media/icons/${good.icon}.webp`} alt="" width={104} height={104} loading="lazy" />
    </div>
  );
}
