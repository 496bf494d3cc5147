import { type SubmissionResult, useForm } from "@conform-to/react";
import { type FormConstraint, formPropsOf } from "#app/ui/forms/form-props.ts";
import { Field, FormError, PasskeyButton } from "../field.tsx";
import type { Words } from "../visit.server.ts";

type Values = { email: string; password: string; code: string };
type Props = {
  t: Words;
  next: string;
  constraint: FormConstraint;
  last: SubmissionResult<string[]> | undefined;
};

export function Login({ t, next, constraint, last }: Props) {
  const [form, fields] = useForm<Values>({ id: "login", lastResult: last, constraint });
  return (
    <>
      <h1>{t("login.title")}</h1>
      <p className="quiet">{t("login.lead")}</p>
      <form className="card" method="post" {...formPropsOf(form)}>
        <FormError t={t} form={form} />
        <Field
          t={t}
          form={form}
          field={fields.email}
          type="email"
          label={t("fields.email")}
          autoComplete="username"
        />
        <Field
          t={t}
          form={form}
          field={fields.password}
          type="password"
          label={t("fields.password")}
          autoComplete="current-password"
        />
        <Field
          t={t}
          form={form}
          field={fields.code}
          label={t("fields.code")}
          hint={t("fields.codeHint")}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <button className="wide" type="submit">
          {t("login.submit")}
        </button>
      </form>
      <PasskeyButton
        kind="login"
        next={next}
        words={t("login.passkey")}
        failed={t("errors.passkey_failed")}
      />
    </>
  );
}
