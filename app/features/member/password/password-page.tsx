import { type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useMessage } from "#app/ui/format/message.ts";
import { NewPasswords } from "#app/ui/forms/password/new-passwords.tsx";
import { PasswordField } from "#app/ui/forms/password/password-field.tsx";
import { lead, panel, panelTitle } from "../../../parts/centre/member.css.ts";
import { BackToSecurity } from "../secret/back-to-security.tsx";
import * as s from "../secret/secret-form.css.ts";
import { SecretForm } from "../secret/secret-form.tsx";
import type { PasswordData } from "./password.server.ts";

type Values = { oldPassword: string; newPassword: string; confirmNewPassword: string };
type Props = { data: PasswordData; last: SubmissionResult<string[]> | undefined };

/** A password change, by choice or because it is required; then the page says why. */
export function PasswordPage({ data, last }: Props) {
  const { t } = useTranslation("access");
  return (
    <section className={panel}>
      {!data.due && <BackToSecurity />}
      <h1 className={panelTitle}>{t("password.title")}</h1>
      <p className={lead}>{t("password.lead")}</p>
      {data.isDone && !last && (
        <p role="status">{<Notice tone="info">{t("password.done")}</Notice>}</p>
      )}
      {data.due && <Notice tone="info">{t(`password.${data.due}`)}</Notice>}
      <p className={s.account}>
        {t("password.account")}: <strong className={s.accountName}>{data.account}</strong>
      </p>
      {/* After a change the fields are empty again. */}
      <PasswordForm key={String(data.isDone)} data={data} last={last} />
    </section>
  );
}

function PasswordForm({ data, last }: Props) {
  const { t } = useTranslation("access");
  const message = useMessage("access");
  const [form, fields] = useForm<Values>({ id: "password", lastResult: last });
  const words = { show: t("showPassword"), hide: t("hidePassword") };
  const { minLength: min, maxLength: max } = data.rule;
  return (
    <SecretForm form={form} submit={t("password.submit")}>
      <input type="hidden" name="username" autoComplete="username" value={data.account} />
      {data.hasPassword && (
        <PasswordField
          id={fields.oldPassword.id}
          name="oldPassword"
          label={t("password.old")}
          error={message(fields.oldPassword.errors)}
          required
          maxLength={255}
          autoComplete="current-password"
          words={words}
        />
      )}
      <NewPasswords
        maxLength={max}
        words={words}
        chosen={{
          id: fields.newPassword.id,
          label: t("password.new"),
          hint: t("password.hint", { min, max }),
          error: message(fields.newPassword.errors),
        }}
        confirmed={{
          id: fields.confirmNewPassword.id,
          label: t("password.confirm"),
          error: message(fields.confirmNewPassword.errors),
        }}
      />
    </SecretForm>
  );
}
