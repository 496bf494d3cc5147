import { useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { CaptchaField } from "#app/parts/captcha/captcha-field.tsx";
import { Notice } from "#app/ui/data/notice.tsx";
import { useMessage } from "#app/ui/format/message.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { formPropsOf } from "#app/ui/forms/form-props.ts";
import { PasswordField } from "#app/ui/forms/password/password-field.tsx";
import * as s from "../dialog/auth-form.css.ts";
import { EnterButton } from "../dialog/enter-button.tsx";
import { remembering } from "./forgot-link.css.ts";
import { ForgotLink } from "./forgot-link.tsx";
import type { LoginData } from "./login-data.server.ts";
import type { LoginResult } from "./login-dialog.tsx";
import { ResetDone } from "./passkey-login.tsx";

type Values = { username: string; password: string; remember: boolean; captcha: string };

/** User name and password, and a captcha once the platform requires one. */
export function ByName({ data, last }: { data: LoginData; last: LoginResult }) {
  const { t } = useTranslation("auth");
  const message = useMessage("auth");
  const isBusy = useNavigation().formAction?.startsWith("/login") ?? false;
  const [form, fields] = useForm<Values>({
    id: "login",
    lastResult: last,
    constraint: data.constraint,
    defaultValue: { username: data.username, remember: data.username !== "" },
  });
  const shown = last?.captcha ?? data.captcha;
  return (
    <Form method="post" replace preventScrollReset {...formPropsOf(form)} className={s.form}>
      <ResetDone />
      {form.errors && (
        <Notice tone="bad" id={form.errorId}>
          {message(form.errors)}
        </Notice>
      )}
      {data.as && <input type="hidden" name="as" value={data.as} />}
      <EnterButton />
      <Field
        id={fields.username.id}
        name="username"
        label={t("fields.username")}
        defaultValue={fields.username.initialValue}
        error={message(fields.username.errors)}
        required
        maxLength={fields.username.maxLength}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        id={fields.password.id}
        name="password"
        label={t("fields.password")}
        error={message(fields.password.errors)}
        required
        maxLength={fields.password.maxLength}
        autoComplete="current-password"
        words={{ show: t("showPassword"), hide: t("hidePassword") }}
      />
      {shown && (
        <CaptchaField
          key={shown.id}
          id={fields.captcha.id}
          captcha={shown}
          error={message(fields.captcha.errors)}
        />
      )}
      <div className={remembering}>
        <ForgotLink />
        <Checkbox
          id={fields.remember.id}
          name="remember"
          defaultChecked={Boolean(fields.remember.initialValue)}
          hint={t("login.rememberHint")}
        >
          {t("login.remember")}
        </Checkbox>
      </div>
      <div className={s.submit}>
        <Button type="submit" size="large" disabled={isBusy} wide>
          {isBusy ? t("busy") : t("login.submit")}
        </Button>
      </div>
    </Form>
  );
}
