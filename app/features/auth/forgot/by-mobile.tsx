import { useForm } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { TextCaptcha } from "#app/parts/captcha/text-captcha.tsx";
import { useMessage } from "#app/ui/format/message.ts";
import { PhoneField } from "#app/ui/forms/dial-code/phone-field.tsx";
import { SentCodeField } from "../code/sent-code-field.tsx";
import { AccessForm } from "../dialog/access-dialog.tsx";
import { NewPasswords } from "../dialog/new-passwords.tsx";
import type { ForgotData } from "./forgot.server.ts";
import type { ForgotResult } from "./forgot-dialog.tsx";

type Values = {
  countryDialingCode: string;
  mobileNum: string;
  verificationCode: string;
  newPassword: string;
  confirmNewPassword: string;
  captcha: string;
};

/**
 * The number, the code sent to it, and the new password: one form with two buttons, and a captcha where
 * the platform asks for one before it sends.
 */
export function ByMobile({ data, last }: { data: ForgotData; last: ForgotResult }) {
  const { t } = useTranslation("access");
  const message = useMessage("access");
  const [form, fields] = useForm<Values>({ id: "forgot", lastResult: last });
  const until = last?.until ?? (Number(last?.initialValue?.until) || null);
  const shown = last?.captcha ?? (until === null ? data.captcha : null);
  return (
    <AccessForm form={form} submit={t("forgot.mobileSubmit")} isCodeSent={until !== null}>
      <input type="hidden" name="way" value="mobile" />
      <input type="hidden" name="until" value={until ?? ""} />
      <PhoneField
        id={fields.mobileNum.id}
        countries={data.countries}
        defaultCode={fields.countryDialingCode.initialValue}
        defaultNumber={fields.mobileNum.initialValue}
        error={message(fields.mobileNum.errors)}
        required
      />
      <TextCaptcha shown={shown} id={fields.captcha.id} error={message(fields.captcha.errors)} />
      <SentCodeField field={fields.verificationCode} until={until} now={data.now} />
      <NewPasswords
        rule={data.rule}
        chosen={{ id: fields.newPassword.id, errors: fields.newPassword.errors }}
        confirmed={{ id: fields.confirmNewPassword.id, errors: fields.confirmNewPassword.errors }}
      />
    </AccessForm>
  );
}
