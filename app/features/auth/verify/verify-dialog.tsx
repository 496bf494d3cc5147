import { type SubmissionResult, useForm } from "@conform-to/react";
import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { CodeField } from "#app/ui/code-field.tsx";
import { Field } from "#app/ui/field.tsx";
import { useMessage } from "#app/ui/message.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PasskeyForm } from "#app/ui/passkey-form.tsx";
import { AccessDialog, AccessForm } from "../access-dialog.tsx";
import * as s from "../auth-form.css.ts";
import * as tabs from "../way-tabs.css.ts";
import { WayTabs } from "../way-tabs.tsx";
import { SendButton } from "./send-button.tsx";
import type { VerifyData } from "./verify.server.ts";

type Values = { verificationCode: string; rememberDevice: boolean; way: string };
type Props = { data: VerifyData; last: SubmissionResult<string[]> | undefined };
type Chosen = NonNullable<VerifyData["chosen"]>;

/** One thing more after the password: by the way that the member chooses. */
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
      before={<WayTabs label={t("verify.ways")} ways={names} current={chosen.way} />}
      foot={
        <Link to="/login" className={s.way} preventScrollReset>
          {t("back")}
        </Link>
      }
    >
      <p className={tabs.about}>{t(`verify.about.${chosen.way}`, { hint: chosen.hint })}</p>
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
  const Code = chosen.way === "recovery" ? Field : CodeField;
  return (
    <AccessForm form={form} submit={t("verify.submit")} isCodeSent={data.until !== null}>
      <input type="hidden" name="way" value={chosen.way} />
      <Code
        id={fields.verificationCode.id}
        name="verificationCode"
        label={chosen.way === "recovery" ? t("verify.recoveryCode") : t("code")}
        hint={chosen.way === "recovery" ? t("verify.recoveryHint") : t("codeHint")}
        error={message(fields.verificationCode.errors)}
        required={!isSent}
        autoComplete={chosen.way === "recovery" ? "off" : "one-time-code"}
        maxLength={chosen.way === "recovery" ? 20 : 10}
      />
      {isSent && (
        <>
          {data.until && <Notice tone="info">{t("verify.sent")}</Notice>}
          <SendButton until={data.until} now={data.now} />
        </>
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
