import { type SubmissionResult, useForm } from "@conform-to/react";
import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useMessage } from "#app/ui/format/message.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { CodeField } from "#app/ui/forms/code/code-field.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { PasskeyForm } from "#app/ui/forms/passkey/passkey-form.tsx";
import { SentCodeField } from "../code/sent-code-field.tsx";
import { AccessDialog, AccessForm } from "../dialog/access-dialog.tsx";
import * as s from "../dialog/auth-form.css.ts";
import { MethodTabs } from "../dialog/method-tabs.tsx";
import type { VerifyData } from "./verify.server.ts";

type Values = { verificationCode: string; rememberDevice: boolean; way: string };
type Props = { data: VerifyData; last: SubmissionResult<string[]> | undefined };
type Chosen = NonNullable<VerifyData["chosen"]>;

/** The second step after the password, by the method the member chooses. */
export function VerifyDialog({ data, last }: Props) {
  const { t } = useTranslation("access");
  const { art, ways, chosen } = data;
  if (!chosen) {
    return (
      <AccessDialog title={t("verify.overTitle")} lead={t("verify.overText")} art={art}>
        <ButtonLink to="/login" size="large" wide>
          {t("back")}
        </ButtonLink>
      </AccessDialog>
    );
  }
  const names = ways.map(({ way }) => ({ way, name: t(`verify.way.${way}`) }));
  return (
    <AccessDialog
      title={t("verify.title")}
      lead={t("verify.lead")}
      art={art}
      before={<MethodTabs label={t("verify.ways")} methods={names} current={chosen.way} />}
      foot={
        <Link to="/login" className={s.textLink} preventScrollReset>
          {t("back")}
        </Link>
      }
    >
      <p className={s.about}>{t(`verify.about.${chosen.way}`, { hint: chosen.hint })}</p>
      {chosen.way === "passkey" ? (
        <ByPasskey last={last} />
      ) : (
        <ByCode key={chosen.way} data={data} chosen={chosen} last={last} />
      )}
    </AccessDialog>
  );
}

function ByCode({ data, chosen, last }: Props & { chosen: Chosen }) {
  const { t } = useTranslation("access");
  const message = useMessage("access");
  const [form, fields] = useForm<Values>({ id: "verify", lastResult: last });
  const isSent = chosen.way === "mobile" || chosen.way === "email";
  const { verificationCode } = fields;
  const error = message(verificationCode.errors);
  return (
    <AccessForm form={form} submit={t("verify.submit")} isCodeSent={data.until !== null}>
      <input type="hidden" name="way" value={chosen.way} />
      {isSent && (
        <SentCodeField
          field={verificationCode}
          until={data.until}
          now={data.now}
          required={false}
        />
      )}
      {chosen.way === "totp" && (
        <CodeField
          id={verificationCode.id}
          name="verificationCode"
          label={t("code")}
          hint={t("codeHint")}
          error={error}
        />
      )}
      {chosen.way === "recovery" && (
        <Field
          id={verificationCode.id}
          name="verificationCode"
          label={t("verify.recoveryCode")}
          hint={t("verify.recoveryHint")}
          error={error}
          required
          autoComplete="off"
          maxLength={20}
        />
      )}
      <Remember id={fields.rememberDevice.id} />
    </AccessForm>
  );
}

function Remember({ id }: { id: string }) {
  const { t } = useTranslation("access");
  return (
    <Checkbox id={id} name="rememberDevice" hint={t("verify.rememberHint")}>
      {t("verify.remember")}
    </Checkbox>
  );
}

function ByPasskey({ last }: Pick<Props, "last">) {
  const { t } = useTranslation("access");
  const message = useMessage("access");
  const { pathname, search } = useLocation();
  const error = last?.error?.[""];
  return (
    <>
      {error && <Notice tone="bad">{message(error)}</Notice>}
      <PasskeyForm
        kind="get"
        ask={{ for: "challenge" }}
        action={pathname + search}
        fields={{ way: "passkey" }}
        label={t("verify.passkey")}
        failed={t("errors.passkey_failed")}
        tone="action"
      >
        <Remember id="passkey-remember" />
      </PasskeyForm>
    </>
  );
}
