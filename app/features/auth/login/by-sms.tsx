import { useForm } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { TextCaptcha } from "#app/parts/captcha/text-captcha.tsx";
import { useMessage } from "#app/ui/format/message.ts";
import { PhoneField } from "#app/ui/forms/dial-code/phone-field.tsx";
import { SentCodeField } from "../code/sent-code-field.tsx";
import { AccessForm } from "../dialog/access-dialog.tsx";
import type { LoginData } from "./login-data.server.ts";
import type { LoginResult } from "./login-dialog.tsx";

type Values = {
  countryDialingCode: string;
  mobileNum: string;
  verificationCode: string;
  captcha: string;
};

/**
 * A number and the code sent to it: one form with two buttons, and a captcha where the platform asks
 * for one before it sends. A reload keeps the step.
 */
export function BySms({ data, last }: { data: LoginData; last: LoginResult }) {
  const { t } = useTranslation("auth");
  const message = useMessage("access");
  const { sms, countries } = data;
  const [form, fields] = useForm<Values>({
    id: "login-sms",
    lastResult: last,
    defaultValue: { countryDialingCode: sms?.code ?? "", mobileNum: sms?.number ?? "" },
  });
  const until = last?.until ?? sms?.until ?? null;
  const shown = last?.captcha ?? (until === null ? data.captcha : null);
  return (
    <AccessForm form={form} submit={t("login.submit")} isCodeSent={until !== null}>
      <input type="hidden" name="way" value="sms" />
      {data.as && <input type="hidden" name="as" value={data.as} />}
      <PhoneField
        id={fields.mobileNum.id}
        countries={countries}
        defaultCode={fields.countryDialingCode.initialValue}
        defaultNumber={fields.mobileNum.initialValue}
        error={message(fields.mobileNum.errors)}
        required
      />
      <TextCaptcha shown={shown} id={fields.captcha.id} error={message(fields.captcha.errors)} />
      <SentCodeField field={fields.verificationCode} until={until} now={data.now} />
    </AccessForm>
  );
}
