import { useForm } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { SecurityForm } from "../form/security-form.tsx";
import * as s from "../security.css.ts";
import { useSecurityMessage } from "../use-security-message.ts";
import type { VerificationProps } from "./verification-page.tsx";

/** What a document says of the member. What is known already is shown and not asked. */
export function DocumentForm({ data, last }: Pick<VerificationProps, "data" | "last">) {
  const { t } = useTranslation("security");
  const { date } = useFormat();
  const message = useSecurityMessage();
  const [form, fields] = useForm<Record<string, string>>({ id: "identity", lastResult: last });
  const { known, ageMin } = data.identity;
  const own = (name: string) => ({
    id: fields[name]!.id,
    name,
    label: t(`identity.fields.${name}`),
    defaultValue: fields[name]!.initialValue,
    error: message(fields[name]!.errors),
    required: true,
  });
  return (
    <div className={s.group}>
      <h2 className={s.heading}>{t("identity.data")}</h2>
      <SecurityForm form={form} intent="identity" submit={t("identity.submit")}>
        {known.payeeName ? (
          <Known name="payeeName" value={known.payeeName} />
        ) : (
          <Field
            {...own("payeeName")}
            hint={t("identity.payeeHint")}
            maxLength={80}
            autoComplete="name"
          />
        )}
        {known.birthday ? (
          <Known name="birthday" value={date(Date.parse(`${known.birthday}T12:00Z`))} />
        ) : (
          <Field
            {...own("birthday")}
            type="date"
            hint={t("identity.birthdayHint", { age: ageMin })}
            autoComplete="bday"
          />
        )}
        <SelectField
          {...own("documentKind")}
          placeholder={t("identity.choose")}
          options={data.documents.map((kind) => ({
            value: kind,
            name: t(`identity.kinds.${kind}`),
          }))}
        />
        {known.documentEnd ? (
          <Known
            name="documentNumber"
            value={t("identity.numberEnd", { end: known.documentEnd })}
          />
        ) : (
          <Field
            {...own("documentNumber")}
            hint={t("identity.numberHint")}
            maxLength={60}
            autoComplete="off"
          />
        )}
      </SecurityForm>
    </div>
  );
}

function Known({ name, value }: { name: string; value: string }) {
  const { t } = useTranslation("security");
  return (
    <div className={s.fact}>
      <p className={s.quiet}>{t(`identity.fields.${name}`)}</p>
      <p>
        <strong>{value}</strong>
      </p>
      <p className={s.quiet}>{t("profile.locked")}</p>
    </div>
  );
}
