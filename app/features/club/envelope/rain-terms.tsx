import { useTranslation } from "#app/i18n/use-translation.ts";
import { RuleList } from "#app/ui/data/rule-list.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { useMoment } from "#app/ui/format/use-moment.ts";
import * as section from "#app/ui/layout/section.css.ts";
import { DepositTiers } from "../draws/deposit-tiers.tsx";
import type { Held } from "./route.tsx";

/** When it rains, what a rain holds, how an amount comes about, and which deposits give tickets. */
export function RainTerms({ held }: { held: Held }) {
  const { t } = useTranslation("envelope");
  const { amount, number, locale } = useFormat();
  const { hour } = useMoment();
  const { slots, minutes, pool, count, least, most, perSlot, multiple, tiers } = held;
  const spans = slots.map((from) =>
    t("how.span", { from: hour(from), to: hour(from + minutes * 60_000) }),
  );
  const times = new Intl.ListFormat(locale, { type: "conjunction" }).format(spans);
  return (
    <>
      <section className={section.section} aria-labelledby="how">
        <h2 id="how" className={section.heading}>
          {t("how.title")}
        </h2>
        <RuleList
          rules={[
            t("how.when", { times }),
            t("how.pool", { pool: amount(pool), count, shown: number(count) }),
            t("how.amount", { least: amount(least), most: amount(most) }),
            t("how.most", { count: perSlot }),
            t("how.cash", { count: multiple }),
            t("how.day"),
          ]}
        />
      </section>
      <DepositTiers wording="envelope" tiers={tiers} />
    </>
  );
}
