import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form, Link, useNavigation, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { type FormConstraint, formPropsOf } from "#app/ui/form-props.ts";
import { useMessage } from "#app/ui/message.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { ArtPane } from "../art-pane.tsx";
import * as s from "../auth-form.css.ts";
import type { DialogArt } from "../dialog-art.server.ts";

type Values = { username: string; password: string; remember: boolean };
type Props = {
  data: { constraint: FormConstraint; art: DialogArt; username: string };
  last: SubmissionResult<string[]> | undefined;
};

export function LoginDialog({ data, last }: Props) {
  const { t } = useTranslation("auth");
  const message = useMessage("auth");
  const isBusy = useNavigation().formAction?.startsWith("/login") ?? false;
  const [form, fields] = useForm<Values>({
    id: "login",
    lastResult: last,
    constraint: data.constraint,
    defaultValue: { username: data.username, remember: data.username !== "" },
  });
  const formProps = formPropsOf(form);
  return (
    <Dialog
      title={t("login.title")}
      lead={t("login.lead")}
      closeLabel={t("close")}
      art={<ArtPane art={data.art} />}
    >
      <Form method="post" replace preventScrollReset {...formProps} className={s.form}>
        {form.errors && (
          <Notice tone="bad" id={form.errorId}>
            {message(form.errors)}
          </Notice>
        )}
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
        <Checkbox
          id={fields.remember.id}
          name="remember"
          defaultChecked={Boolean(fields.remember.initialValue)}
          hint={t("login.rememberHint")}
        >
          {t("login.remember")}
        </Checkbox>
        <div className={s.submit}>
          <Button type="submit" size="large" disabled={isBusy} wide>
            {isBusy ? t("busy") : t("login.submit")}
          </Button>
        </div>
      </Form>
      <Ways />
    </Dialog>
  );
}

function Ways() {
  const { t } = useTranslation("auth");
  const [params] = useSearchParams();
  const to = params.get("to");
  const register = to ? `/register?to=${encodeURIComponent(to)}` : "/register";
  return (
    <p className={s.foot}>
      {t("login.noAccount")}
      <Link to={register} className={s.way} replace preventScrollReset>
        {t("login.register")}
      </Link>
      <Link to="/help/contact" className={s.way}>
        {t("login.help")}
      </Link>
    </p>
  );
}
