import { type FieldMetadata, type SubmissionResult, useForm } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { PasswordField } from "#app/ui/forms/password/password-field.tsx";
import { ProofFields, type ProofNeeds } from "../form/proof-fields.tsx";
import { ProveFirst } from "../form/prove-first.tsx";
import { SecurityForm } from "../form/security-form.tsx";
import * as s from "../security.css.ts";
import { SecurityPage } from "../security-page.tsx";
import { useSecurityMessage } from "../use-security-message.ts";

export type WithdrawForm = "set" | "change" | "reset";
type Props = {
  data: {
    form: WithdrawForm;
    lockedUntil: number | null;
    usableAt: number | null;
    needs: ProofNeeds;
  };
  last: SubmissionResult<string[]> | undefined;
};

const LEAD = { set: "lead", change: "leadChange", reset: "leadForgot" } as const;

/** Sets the six digits that every withdrawal asks for. */
export function WithdrawPage({ data, last }: Props) {
  const { t } = useTranslation("security");
  const { dateTime } = useFormat();
  const { lockedUntil, usableAt } = data;
  const isChange = data.form === "change";
  return (
    <SecurityPage title={t("withdraw.title")} text={t(`withdraw.${LEAD[data.form]}`)}>
      {usableAt && <Notice tone="info">{t("withdraw.waits", { time: dateTime(usableAt) })}</Notice>}
      {isChange && lockedUntil ? (
        <Notice tone="info">{t("withdraw.locked", { time: dateTime(lockedUntil) })}</Notice>
      ) : !isChange && data.needs.sent.length > 0 ? (
        <ProveFirst />
      ) : (
        <Digits key={data.form} data={data} last={last} />
      )}
      {isChange && (
        <div className={s.otherMethod}>
          <Link to="?forgot" className={s.edit} preventScrollReset>
            {t("withdraw.forgot")}
          </Link>
        </div>
      )}
    </SecurityPage>
  );
}

function Digits({ data, last }: Props) {
  const { t } = useTranslation("security");
  const { form: kind, needs } = data;
  const [form, fields] = useForm<Record<string, string>>({ id: kind, lastResult: last });
  return (
    <SecurityForm form={form} intent={kind} submit={t(`withdraw.${kind}`)}>
      {kind === "change" && <Pin name="current" field={fields.current!} />}
      <Pin name="pin" field={fields.pin!} hint={t("withdraw.hint")} />
      <Pin name="confirmPin" field={fields.confirmPin!} />
      {kind !== "change" && (
        <ProofFields needs={needs} password={fields.password!} code={fields.code!} />
      )}
    </SecurityForm>
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
