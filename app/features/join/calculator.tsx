import { Form } from "@remix-run/react";
import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import * as section from "#app/ui/layout/section.css.ts";
import * as s from "./join.css.ts";
import type { JoinData } from "./route.tsx";

type Props = Pick<JoinData, "month" | "fee" | "query" | "unread">;

/** A month calculated line by line by the platform; the address holds the visitor's own figures. */
export function Calculator({ month, fee, query, unread }: Props) {
  const { t } = useTranslation("join");
  const { amount, number } = useFormat();
  const { currency } = useBrand();
  const lines = [
    { term: t("sum.loss"), fact: amount(month.loss) },
    { term: t("sum.bonuses"), fact: amount(-month.bonuses) },
    { term: t("sum.fee", { share: number(fee / 100) }), fact: amount(-month.fee) },
    { term: t("sum.revenue"), fact: amount(month.revenue), isSum: true },
    {
      term: month.tier === null ? t("sum.noTier") : t("sum.share"),
      fact: t("percent", { share: number(month.share / 100) }),
    },
  ];
  return (
    <section className={section.section} aria-labelledby="sum" id="month">
      <h2 id="sum" className={section.heading}>
        {t("sum.title")}
      </h2>
      <p className={section.lead}>{t("sum.lead")}</p>
      <div className={section.panel}>
        <Form action="/join" className={s.form} preventScrollReset>
          {(["loss", "bonuses", "active"] as const).map((name) => (
            <Field
              key={`${name}-${unread[name] ?? query[name]}`}
              id={name}
              name={name}
              label={t(`form.${name}`, { symbol: currency.symbol })}
              defaultValue={unread[name] ?? number(query[name])}
              error={unread[name] && t("form.unread", { example: number(query[name]) })}
              inputMode="numeric"
              maxLength={24}
              autoComplete="off"
            />
          ))}
          <Button type="submit" tone="outline">
            {t("form.submit")}
          </Button>
        </Form>
        <div role="status" className={s.result}>
          <dl className={s.lines}>
            {lines.map(({ term, fact, isSum }) => (
              <div key={term} className={isSum ? s.sumLine : s.line}>
                <dt>{term}</dt>
                <dd className={s.figure}>{fact}</dd>
              </div>
            ))}
            <div className={s.total}>
              <dt>{t("sum.commission")}</dt>
              <dd className={s.totalFigure}>{amount(month.commission)}</dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}
