import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { useMessage } from "#app/ui/format/message.ts";
import { percentOf } from "#app/ui/format/percent-of.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { RateFields } from "../../register/rate-fields.tsx";
import { useRateCategories } from "../../shared/use-rate-categories.ts";
import * as s from "./person.css.ts";
import type { PersonData } from "./route.tsx";

export type Last = SubmissionResult<string[]> | undefined;

/** What the account takes of its valid bets. The agent directly above may raise it. */
export function RatesOfPerson({ shown, last }: { shown: PersonData; last: Last }) {
  const { t } = useTranslation(["agent", "common"]);
  const { percent } = useFormat();
  const { person, isRaised } = shown;
  const { rates } = person;
  const { open, hasSeries } = useRateCategories();
  const given = open.filter((category) => category !== "LOTT" && rates[category] > 0);
  return (
    <>
      <h2 className={s.subtitle}>{t("person.rates")}</h2>
      {isRaised && !last && <Notice tone="info">{t("person.raised")}</Notice>}
      <dl className={s.facts}>
        {hasSeries && (
          <div className={s.fact}>
            <dt>{t("person.series")}</dt>
            <dd>{rates.LOTT}</dd>
          </div>
        )}
        {given.map((category) => (
          <div key={category} className={s.fact}>
            <dt>{t(`common:nav.${category}`)}</dt>
            <dd>{percent(percentOf(rates[category]))}</dd>
          </div>
        ))}
      </dl>
      {person.level === 1 && <RaiseForm shown={shown} last={last} />}
    </>
  );
}

function RaiseForm({ shown: { person, most }, last }: { shown: PersonData; last: Last }) {
  const { t } = useTranslation("agent");
  const message = useMessage("agent-people");
  const errorOf = (name: string) => message(last?.error?.[name] ?? undefined);
  return (
    <details className={s.more} open={last !== undefined}>
      <summary>{t("person.raise")}</summary>
      <Form method="post" preventScrollReset className={s.form}>
        {last?.error?.[""] && <Notice tone="bad">{errorOf("")}</Notice>}
        <RateFields
          own={most}
          least={person.rates}
          typed={last?.initialValue ?? {}}
          errorOf={errorOf}
        />
        <p>
          <Button type="submit">{t("person.raiseNow")}</Button>
        </p>
      </Form>
    </details>
  );
}
