import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { percentOf } from "#app/ui/format/percent-of.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { type Rates, SERIES } from "#platform/contract/agents/rate-categories.ts";
import { useRateCategories } from "../shared/use-rate-categories.ts";
import * as s from "./register-center.css.ts";

type Props = {
  own: Rates;
  /** What the account has already; a newcomer has nothing. */
  least?: Rates;
  errorOf: (category: string) => string | undefined;
  typed: Record<string, unknown>;
};

/** A rate for each open category of which the agent has something to give, and the series. */
export function RateFields({ own, least, errorOf, typed }: Props) {
  const { t } = useTranslation(["agent-people", "common"]);
  const { number } = useFormat();
  const { open, closed, hasSeries } = useRateCategories();
  const given = open.filter((category) => category !== "LOTT" && own[category] > 0);
  const steps = (own.LOTT - SERIES.least) / SERIES.step;
  const series = Array.from({ length: steps + 1 }, (_, at) => own.LOTT - at * SERIES.step);
  const chosen = String(typed.LOTT ?? least?.LOTT ?? SERIES.least);
  return (
    <fieldset className={s.rates}>
      <legend className={s.legend}>{t("register.rates")}</legend>
      <p className={s.quiet}>{t("register.ratesHint")}</p>
      {closed.map((category) => (
        <input
          key={category}
          type="hidden"
          name={category}
          value={category === "LOTT" ? chosen : percentOf(least?.[category] ?? 0)}
        />
      ))}
      <div className={s.pair}>
        {hasSeries && (
          <SelectField
            id="LOTT"
            name="LOTT"
            label={t("register.series")}
            hint={t("register.seriesHint", { most: own.LOTT })}
            error={errorOf("LOTT")}
            placeholder={String(SERIES.least)}
            options={series.map((one) => ({ value: String(one), name: String(one) }))}
            defaultValue={chosen}
          />
        )}
        {given.map((category) => (
          <Field
            key={category}
            id={category}
            name={category}
            label={t("register.rateOf", { category: t(`common:nav.${category}`) })}
            hint={t("register.upTo", { most: number(own[category] / 100) })}
            error={errorOf(category)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            defaultValue={String(typed[category] ?? percentOf(least?.[category] ?? 0))}
          />
        ))}
      </div>
      {given.length === 0 && !(hasSeries && own.LOTT > SERIES.least) && (
        <p className={s.quiet}>{t("register.noRates")}</p>
      )}
    </fieldset>
  );
}
