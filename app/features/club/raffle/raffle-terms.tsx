import { useTranslation } from "#app/i18n/use-translation.ts";
import { RecordTable } from "#app/parts/table/record-table.tsx";
import { RuleList } from "#app/ui/data/rule-list.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { useMoment } from "#app/ui/format/use-moment.ts";
import * as section from "#app/ui/layout/section.css.ts";
import { DepositTiers } from "../draws/deposit-tiers.tsx";
import type { Held } from "./route.tsx";

/** The prizes by place, the rules, and which deposits give numbers. */
export function RaffleTerms({ held }: { held: Held }) {
  const { t } = useTranslation("raffle");
  const { amount, number } = useFormat();
  const { until } = useMoment();
  const { prizes, tiers, count, perMember, startsAt, endsAt, isWeekly } = held;
  const span = { from: until(startsAt), to: until(endsAt) };
  return (
    <>
      <section className={section.section}>
        <h2 className={section.heading}>{t("prizes.title")}</h2>
        <RecordTable
          label={t("prizes.title")}
          isShort
          rows={prizes}
          keyOf={({ from }) => String(from)}
          columns={[
            {
              label: t("prizes.place"),
              cell: ({ from, to }) =>
                from === to
                  ? t("place", { place: number(from) })
                  : t("prizes.places", { from: number(from), to: number(to) }),
            },
            { label: t("prizes.cash"), cell: ({ cash }) => amount(cash), isNumber: true },
            {
              label: t("prizes.played"),
              cell: ({ multiple }) => t("prizes.times", { count: multiple }),
            },
          ]}
        />
      </section>
      <section className={section.section} aria-labelledby="how">
        <h2 id="how" className={section.heading}>
          {t("how.title")}
        </h2>
        <RuleList
          rules={[
            t("how.span", span),
            t("how.count", { count, shown: number(count) }),
            t("how.most", { count: perMember, shown: number(perMember) }),
            t("how.draw"),
            t("how.few"),
            t("how.paid"),
            t("how.day"),
            ...(isWeekly ? [t("how.week")] : []),
          ]}
        />
      </section>
      <DepositTiers
        wording="raffle"
        tiers={tiers.map((tier) => ({ ...tier, tickets: Math.min(tier.tickets, perMember) }))}
        span={span}
      />
    </>
  );
}
