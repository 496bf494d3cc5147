import { type FormMetadata, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { FieldNote, noteId } from "#app/ui/forms/field-note.tsx";
import { formPropsOf } from "#app/ui/forms/form-props.ts";
import { lead, panel, panelTitle } from "../../../../parts/centre/member.css.ts";
import { ProofFields, type ProofNeeds } from "../../security/form/proof-fields.tsx";
import { ProveFirst } from "../../security/form/prove-first.tsx";
import { useSecurityMessage } from "../../security/use-security-message.ts";
import { BackToProtection } from "../back-to-protection.tsx";
import { BreakNote } from "../break-note.tsx";
import * as s from "../protection.css.ts";
import type { Own } from "../protection-page.tsx";
import { useProtectionWords } from "../use-protection-words.ts";

type Props = {
  data: { choices: Own["choices"]; held: Own["break"]; now: number; needs: ProofNeeds };
  last: SubmissionResult<string[]> | undefined;
};

/** A pause that ends by itself, or an exclusion that only time and a second yes end. */
export function BreakPage({ data, last }: Props) {
  const { t } = useProtectionWords();
  const { held } = data;
  return (
    <section className={panel}>
      <BackToProtection />
      <h1 className={panelTitle}>{t("break.title")}</h1>
      <p className={lead}>{t("break.lead")}</p>
      {held && <BreakNote held={held} now={data.now} />}
      {held?.kind !== "exclusion" && <TimeOut data={data} last={last} />}
      <Exclusion data={data} last={last} />
    </section>
  );
}

function TimeOut({ data, last }: Props) {
  const { t, message } = useProtectionWords();
  const { number } = useFormat();
  const [form, fields] = useForm<Record<string, string>>({
    id: "timeOut",
    lastResult: mine(last, "timeOut"),
  });
  return (
    <section className={s.part} aria-labelledby="time-out">
      <h2 id="time-out" className={s.heading}>
        {t("break.timeOut.title")}
      </h2>
      <p className={lead}>{t("break.timeOut.text")}</p>
      <BreakForm form={form} intent="timeOut" submit={t("break.timeOut.submit")}>
        <Choices
          name="hours"
          legend={t("break.timeOut.howLong")}
          error={message(fields.hours?.errors)}
          options={data.choices.timeOutHours.map((hours) => {
            const days = hours / 24;
            const name =
              hours < 48
                ? t("time.hours", { count: hours, number: number(hours) })
                : t("time.days", { count: days, number: number(days) });
            return { value: String(hours), name };
          })}
        />
      </BreakForm>
    </section>
  );
}

function Exclusion({ data, last }: Props) {
  const { t, message } = useProtectionWords();
  const security = useSecurityMessage();
  const { number } = useFormat();
  const [form, fields] = useForm<Record<string, string>>({
    id: "exclusion",
    lastResult: mine(last, "exclusion"),
  });
  const { exclusionMonths, mayBeForEver } = data.choices;
  const months = exclusionMonths.map((count) => ({
    value: String(count),
    name:
      count < 24
        ? t("time.months", { count, number: number(count) })
        : t("time.years", { count: count / 12, number: number(count / 12) }),
  }));
  return (
    <section className={s.part} aria-labelledby="exclusion-heading">
      <h2 id="exclusion-heading" className={s.heading}>
        {t("break.exclusion.title")}
      </h2>
      <p className={lead}>{t("break.exclusion.text")}</p>
      <ul className={s.facts}>
        {(["sessions", "bets", "money", "end"] as const).map((fact) => (
          <li key={fact}>{t(`break.exclusion.facts.${fact}`)}</li>
        ))}
      </ul>
      {data.needs.sent.length > 0 ? (
        <ProveFirst />
      ) : (
        <BreakForm form={form} intent="exclusion" submit={t("break.exclusion.submit")}>
          {form.errors && <Notice tone="bad">{security(form.errors)}</Notice>}
          <Choices
            name="months"
            legend={t("break.exclusion.howLong")}
            error={message(fields.months?.errors)}
            options={[
              ...months,
              ...(mayBeForEver ? [{ value: "ever", name: t("break.exclusion.ever") }] : []),
            ]}
          />
          <Choices
            name="scope"
            legend={t("break.exclusion.where")}
            error={undefined}
            isFirstMarked
            options={[
              { value: "merchant", name: t("break.exclusion.here") },
              { value: "operator", name: t("break.exclusion.everywhere") },
            ]}
          />
          <Checkbox id="sure" name="sure" value="yes" error={message(fields.sure?.errors)}>
            {t("break.exclusion.sure")}
          </Checkbox>
          <ProofFields needs={data.needs} password={fields.password!} code={fields.code!} />
        </BreakForm>
      )}
    </section>
  );
}

/** The answer to the form of that intent. */
function mine(last: Props["last"], intent: string): Props["last"] {
  return last?.initialValue?.intent === intent ? last : undefined;
}

type FormProps = {
  form: FormMetadata<Record<string, string>, string[]>;
  intent: string;
  submit: string;
  children: ReactNode;
};

function BreakForm({ form, intent, submit, children }: FormProps) {
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("intent") === intent;
  return (
    <Form method="post" replace preventScrollReset {...formPropsOf(form)} className={s.form}>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <div className={s.submit}>
        <Button type="submit" size="large" disabled={isBusy}>
          {submit}
        </Button>
      </div>
    </Form>
  );
}

type ChoicesProps = {
  name: string;
  legend: string;
  error: string | undefined;
  options: { value: string; name: string }[];
  isFirstMarked?: boolean;
};

function Choices({ name, legend, error, options, isFirstMarked }: ChoicesProps) {
  return (
    <fieldset className={s.choices} aria-describedby={noteId({ id: name, error })}>
      <legend className={s.legend}>{legend}</legend>
      {options.map((option, at) => (
        <label key={option.value} className={s.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            className={s.radio}
            defaultChecked={isFirstMarked && at === 0}
          />
          {option.name}
        </label>
      ))}
      <FieldNote id={name} error={error} />
    </fieldset>
  );
}
