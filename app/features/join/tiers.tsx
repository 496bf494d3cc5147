import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import * as section from "#app/ui/layout/section.css.ts";
import * as s from "./join.css.ts";
import type { JoinData } from "./route.tsx";

type Props = { tiers: JoinData["tiers"]; reached: number | null };

/** The plan's tiers; the one that the calculated month reaches is marked. */
export function Tiers({ tiers, reached }: Props) {
  const { t } = useTranslation("join");
  const { amountShort, number } = useFormat();
  return (
    <section className={section.section} aria-labelledby="tiers">
      <h2 id="tiers" className={section.heading}>
        {t("tiers.title")}
      </h2>
      <p className={section.lead}>{t("tiers.lead")}</p>
      <div className={s.frame}>
        <table className={s.table}>
          <caption className={s.caption}>{t("tiers.caption")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("tiers.revenue")}</th>
              <th scope="col">{t("tiers.active")}</th>
              <th scope="col" className={s.share}>
                {t("tiers.share")}
              </th>
            </tr>
          </thead>
          <tbody>
            {tiers.map(({ tier, revenueMin, activeMin, share }) => (
              <tr
                key={tier}
                className={tier === reached ? s.reached : undefined}
                aria-current={tier === reached ? "true" : undefined}
              >
                <th scope="row">{t("tiers.from", { amount: amountShort(revenueMin) })}</th>
                <td>{t("tiers.atLeast", { count: activeMin, shown: number(activeMin) })}</td>
                <td className={s.share}>{t("percent", { share: number(share / 100) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
