import { useForm } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { ProofFields } from "../form/proof-fields.tsx";
import { SecurityForm } from "../form/security-form.tsx";
import * as s from "../security.css.ts";
import { useSecurityMessage } from "../use-security-message.ts";
import type { AccountsProps } from "./accounts-page.tsx";

/** The form for an account in the member's name, which it asks for once. */
export function AddAccount({ data, last }: AccountsProps) {
  const { t } = useTranslation(["security", "auth"]);
  const message = useSecurityMessage();
  const [form, fields] = useForm<Record<string, string>>({
    id: "account",
    lastResult: last,
    defaultValue: { kind: data.kinds[0] ?? "", ...data.kept },
  });
  const { payeeName, kind, number, label, password, code } = fields;
  const kinds = data.kinds.map((value) => ({ value, name: t(`accounts.kinds.${value}`) }));
  return (
    <SecurityForm form={form} intent="add" submit={t("accounts.submit")}>
      {data.holder ? (
        <div className={s.fact}>
          <p className={s.quiet}>{t("accounts.holder")}</p>
          <p>
            <strong>{data.holder}</strong>
          </p>
          <p className={s.quiet}>{t("accounts.holderHint")}</p>
        </div>
      ) : (
        <Field
          id={payeeName!.id}
          name="payeeName"
          label={t("auth:fields.payeeName")}
          hint={t("accounts.nameHint")}
          defaultValue={payeeName!.initialValue}
          error={message(payeeName!.errors)}
          required
          maxLength={80}
          autoComplete="name"
        />
      )}
      <SelectField
        id={kind!.id}
        name="kind"
        label={t("accounts.kind")}
        placeholder={t("accounts.choose")}
        options={kinds}
        defaultValue={kind!.initialValue}
        error={message(kind!.errors)}
        required
      />
      <Field
        id={number!.id}
        name="number"
        label={t("accounts.number")}
        hint={t("accounts.numberHint")}
        error={message(number!.errors)}
        required
        maxLength={80}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        id={label!.id}
        name="label"
        label={t("accounts.label")}
        hint={t("accounts.labelHint")}
        defaultValue={label!.initialValue}
        error={message(label!.errors)}
        required
        maxLength={40}
        autoComplete="off"
      />
      <ProofFields needs={data.needs} password={password!} code={code!} />
    </SecurityForm>
  );
}
