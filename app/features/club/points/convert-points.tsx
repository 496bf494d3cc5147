import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { form as formClass } from "#app/parts/money/money-form.css.ts";
import { MoneyForm } from "#app/parts/money/money-form.tsx";
import { useMoneyMessage } from "#app/parts/money/use-money-message.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { formPropsOf } from "#app/ui/forms/form-props.ts";
import { PasswordField } from "#app/ui/forms/password/password-field.tsx";
import * as section from "#app/ui/layout/section.css.ts";
import { POINT } from "#platform/contract/club/point.ts";
import * as s from "./point-mall.css.ts";
import type { Conversion } from "./route.tsx";
import { usePoints } from "./use-points.ts";

type Last = SubmissionResult<string[]> | undefined;

/** Points to cash: how many, then what they become with the digits that confirm it. */
export function ConvertPoints({ conversion, last }: { conversion: Conversion; last: Last }) {
  const { t } = useTranslation("points");
  const { amount } = useFormat();
  const { terms, review, converted } = conversion;
  return (
    <section className={section.section} aria-labelledby="convert">
      <h2 id="convert" className={section.heading}>
        {t("convert.title")}
      </h2>
      <p className={section.lead}>
        {t("convert.lead", { amount: amount(terms.perPoint) })}{" "}
        {t("convert.played", { count: terms.multiple })}
      </p>
      {converted && !last && (
        <div role="status">
          <Notice tone="info">{t("convert.done", { reference: converted })}</Notice>
        </div>
      )}
      <div className={s.convert}>
        {review ? (
          <Review conversion={conversion} review={review} last={last} />
        ) : (
          <Ask conversion={conversion} />
        )}
      </div>
    </section>
  );
}

function Ask({ conversion }: { conversion: Conversion }) {
  const { t } = useTranslation("points");
  const { number } = useFormat();
  const message = useMoneyMessage("points");
  const { terms, typed, errors } = conversion;
  const [form, fields] = useForm<{ points: string }>({
    id: "ask",
    lastResult: errors,
    defaultValue: { points: typed },
  });
  const range = { min: number(terms.pointsMin), max: number(terms.pointsMax) };
  return (
    <Form method="get" {...formPropsOf(form)} className={formClass}>
      <Field
        id={fields.points.id}
        name="points"
        label={t("convert.points")}
        hint={t("convert.range", range)}
        error={message(fields.points.errors)}
        defaultValue={typed}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
      />
      <Button type="submit" wide>
        {t("convert.review")}
      </Button>
    </Form>
  );
}

type ReviewProps = {
  conversion: Conversion;
  review: NonNullable<Conversion["review"]>;
  last: Last;
};

function Review({ conversion, review, last }: ReviewProps) {
  const { t } = useTranslation(["points", "withdraw", "auth"]);
  const { amount } = useFormat();
  const points = usePoints();
  const message = useMoneyMessage("points");
  const isBusy = useNavigation().formMethod === "POST";
  const { terms, key } = conversion;
  const [form, fields] = useForm<{ key: string; withdrawPassword: string }>({
    id: "convert-yes",
    lastResult: last,
    defaultValue: { key },
  });
  const given = { points: points(BigInt(review.points) * POINT), amount: amount(review.amount) };
  const required = amount(review.amount * BigInt(terms.multiple));
  return (
    <MoneyForm
      form={form}
      kind="move"
      moneyKey={fields.key.initialValue ?? key}
      problem={message(form.errors)}
    >
      <input type="hidden" name="points" value={review.points} />
      <input type="hidden" name="perPoint" value={terms.perPoint.toString()} />
      <input type="hidden" name="multiple" value={terms.multiple} />
      <p>
        {t("convert.becomes", given)} {terms.multiple > 0 && t("convert.first", { required })}
      </p>
      <PasswordField
        id={fields.withdrawPassword.id}
        name="withdrawPassword"
        label={t("withdraw:pin")}
        hint={t("withdraw:pinHint")}
        error={message(fields.withdrawPassword.errors)}
        required
        maxLength={6}
        inputMode="numeric"
        autoComplete="off"
        words={{ show: t("auth:showPassword"), hide: t("auth:hidePassword") }}
      />
      <Button type="submit" size="large" wide disabled={isBusy}>
        {isBusy ? t("convert.busy") : t("convert.yes", given)}
      </Button>
      <ButtonLink to="/pointMall" tone="quiet" wide>
        {t("convert.change")}
      </ButtonLink>
    </MoneyForm>
  );
}
