import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { Notice } from "#app/ui/data/notice.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { formPropsOf } from "#app/ui/forms/form-props.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import {
  LIMIT_PERIODS,
  type LimitKind,
} from "#platform/contract/members/protection/protection-kinds.ts";
import { lead, panel, panelTitle } from "../../../../parts/centre/member.css.ts";
import * as s from "../protection.css.ts";
import { useProtectionWords } from "../use-protection-words.ts";
import * as own from "./first-limits.css.ts";

type Props = {
  data: { kinds: LimitKind[]; isRequired: boolean; to: string };
  last: SubmissionResult<string[]> | undefined;
};

/** The limits before the first deposit: those that the law asks for, or an offer that may wait. */
export function FirstLimitsPage({ data, last }: Props) {
  const { t, message } = useProtectionWords();
  const { state } = useNavigation();
  const { kinds, isRequired, to } = data;
  const [form, fields] = useForm<Record<string, string>>({ id: "first-limits", lastResult: last });
  return (
    <section className={panel}>
      <h1 className={panelTitle}>{t("first.title")}</h1>
      <p className={lead}>{t(isRequired ? "first.required" : "first.offered")}</p>
      <Form method="post" replace preventScrollReset {...formPropsOf(form)} className={s.form}>
        {form.errors && (
          <Notice tone="bad" id={form.errorId}>
            {message(form.errors)}
          </Notice>
        )}
        {kinds.map((kind) => (
          <LimitFields
            key={kind}
            kind={kind}
            amount={fields[kind]!}
            period={fields[`${kind}Period`]!}
          />
        ))}
        <p className={s.quiet}>{t("first.later")}</p>
        <div className={s.buttons}>
          <Button type="submit" size="large" disabled={state !== "idle"}>
            {t("first.submit")}
          </Button>
          {!isRequired && (
            <Link to={to} className={own.skip}>
              {t("first.skip")}
            </Link>
          )}
        </div>
      </Form>
    </section>
  );
}

type Meta = { id: string; errors?: string[] | undefined; initialValue?: string | undefined };

function LimitFields({ kind, amount, period }: { kind: LimitKind; amount: Meta; period: Meta }) {
  const { t, message } = useProtectionWords();
  return (
    <fieldset className={own.kind}>
      <legend className={own.legend}>{t(`limits.${kind}.title`)}</legend>
      <p className={s.quiet}>{t(`limits.${kind}.text`)}</p>
      <div className={own.fields}>
        <Field
          id={amount.id}
          name={kind}
          label={t(kind === "time" ? "first.minutes" : "first.amount")}
          error={message(amount.errors)}
          defaultValue={amount.initialValue ?? ""}
          inputMode={kind === "time" ? "numeric" : "decimal"}
          autoComplete="off"
          maxLength={16}
        />
        <SelectField
          id={period.id}
          name={`${kind}Period`}
          label={t("first.period")}
          placeholder={t("first.choose")}
          error={message(period.errors)}
          defaultValue={period.initialValue ?? ""}
          options={LIMIT_PERIODS.map((one) => ({ value: one, name: t(`per.${one}`) }))}
        />
      </div>
    </fieldset>
  );
}
