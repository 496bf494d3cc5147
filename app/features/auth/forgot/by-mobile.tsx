import { useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { CodeField } from "#app/ui/code-field.tsx";
import { PhoneField } from "#app/ui/dial-code/phone-field.tsx";
import { useMessage } from "#app/ui/message.ts";
import { Notice } from "#app/ui/notice.tsx";
import { AccessForm } from "../access-dialog.tsx";
import { NewPasswords } from "../new-passwords.tsx";
import { SendButton } from "../verify/send-button.tsx";
import type { ForgotData } from "./forgot.server.ts";
import type { ForgotResult } from "./forgot-dialog.tsx";

type Values = {
  countryDialingCode: string;
  mobileNum: string;
  verificationCode: string;
  newPassword: string;
  confirmNewPassword: string;
};

/** The number, the code that was sent to it, and the new password: one form with two buttons. */
export function ByMobile({ data, last }: { data: ForgotData; last: ForgotResult }) {
  const { t } = useTranslation("access");
  const message = useMessage("access");
  const [form, fields] = useForm<Values>({ id: "forgot", lastResult: last });
  const until = last?.until ?? null;
  return (
    <AccessForm form={form} submit={t("forgot.mobileSubmit")} isCodeSent={until !== null}>
      <input type="hidden" name="way" value="mobile" />
      <PhoneField
        id={fields.mobileNum.id}
        countries={data.countries}
        defaultCode={fields.countryDialingCode.initialValue}
        defaultNumber={fields.mobileNum.initialValue}
        error={message(fields.mobileNum.errors)}
        required
      />
      {until && <Notice tone="info">{t("verify.sent")}</Notice>}
      <SendButton until={until} now={data.now} />
      <CodeField
        id={fields.verificationCode.id}
        name="verificationCode"
        label={t("code")}
        hint={t("codeHint")}
        error={message(fields.verificationCode.errors)}
      />
      <NewPasswords
        rule={data.rule}
        chosen={{ id: fields.newPassword.id, errors: fields.newPassword.errors }}
        confirmed={{ id: fields.confirmNewPassword.id, errors: fields.confirmNewPassword.errors }}
      />
    </AccessForm>
  );
}
