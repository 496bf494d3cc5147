import { useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useMessage } from "#app/ui/format/message.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { formPropsOf } from "#app/ui/forms/form-props.ts";
import { PasswordField } from "#app/ui/forms/password/password-field.tsx";
import { RateFields } from "./rate-fields.tsx";
import * as s from "./register-center.css.ts";
import type { RegisterCenterProps } from "./register-center-page.tsx";
import { TypeField } from "./type-field.tsx";

type Values = Record<string, string>;

/** An account with a first password, which its owner replaces at the first login. */
export function AccountForm({ data, last }: RegisterCenterProps) {
  const { t } = useTranslation("agent-people");
  const message = useMessage("agent-people");
  const isBusy = useNavigation().state === "submitting";
  const [form, fields] = useForm<Values>({ id: "account", lastResult: last });
  const typed = (last?.initialValue ?? {}) as Values;
  const { accountsLeft: count } = data;
  return (
    <Form method="post" preventScrollReset {...formPropsOf(form)} className={s.form}>
      <input type="hidden" name="key" value={typed.key ?? data.key} />
      {form.errors && (
        <Notice tone="bad" id={form.errorId}>
          {message(form.errors)}
        </Notice>
      )}
      <div className={s.pair}>
        <Field
          id="username"
          name="username"
          label={t("register.username")}
          hint={t("register.usernameHint")}
          error={message(fields.username?.errors)}
          defaultValue={typed.username}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
        <PasswordField
          id="password"
          name="password"
          label={t("register.password")}
          hint={t("register.passwordHint")}
          error={message(fields.password?.errors)}
          required
          maxLength={255}
          autoComplete="new-password"
          words={{ show: t("register.show"), hide: t("register.hide") }}
        />
      </div>
      <TypeField typed={typed.type} />
      <RateFields
        own={data.rates}
        typed={typed}
        errorOf={(name) => message(fields[name]?.errors)}
      />
      <p className={s.quiet}>{t("register.left", { count })}</p>
      <Button type="submit" size="large" disabled={isBusy}>
        {isBusy ? t("register.busy") : t("register.submit")}
      </Button>
    </Form>
  );
}
