import { type FieldMetadata, type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { ProofFields, type ProofNeeds } from "../proof-fields.tsx";
import { SecurityForm } from "../security-form.tsx";
import { SecurityPage } from "../security-page.tsx";
import { useSecurityMessage } from "../use-security-message.ts";

type Props = {
  data: { isChange: boolean; lockedUntil: number | null; needs: ProofNeeds };
  last: SubmissionResult<string[]> | undefined;
};

/** The six digits that every withdrawal asks for. */
export function WithdrawPage({ data, last }: Props) {
  const { t } = useTranslation("security");
  const { dateTime } = useFormat();
  const { isChange, lockedUntil } = data;
  const [form, fields] = useForm<Record<string, string>>({ id: "withdraw", lastResult: last });
  return (
    <SecurityPage
      title={t("withdraw.title")}
      text={t(isChange ? "withdraw.leadChange" : "withdraw.lead")}
    >
      {lockedUntil ? (
        <Notice tone="info">{t("withdraw.locked", { time: dateTime(lockedUntil) })}</Notice>
      ) : (
        <SecurityForm
          form={form}
          intent={isChange ? "change" : "set"}
          submit={t(isChange ? "withdraw.change" : "withdraw.set")}
        >
          {isChange && <Pin name="current" field={fields.current!} />}
          <Pin name="pin" field={fields.pin!} hint={t("withdraw.hint")} />
          <Pin name="confirmPin" field={fields.confirmPin!} />
          {!isChange && (
            <ProofFields needs={data.needs} password={fields.password!} code={fields.code!} />
          )}
        </SecurityForm>
      )}
    </SecurityPage>
  );
}

type PinProps = { name: string; field: FieldMetadata<string>; hint?: string };

function Pin({ name, field, hint }: PinProps) {
  const { t } = useTranslation(["security", "auth"]);
  const message = useSecurityMessage();
  return (
    <PasswordField
      id={field.id}
      name={name}
      label={t(`withdraw.fields.${name}`)}
      hint={hint}
      error={message(field.errors)}
      required
      maxLength={6}
      inputMode="numeric"
      autoComplete="off"
      words={{ show: t("auth:showPassword"), hide: t("auth:hidePassword") }}
    />
  );
}
