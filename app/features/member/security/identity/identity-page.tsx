import { type FieldMetadata, type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import type { Done } from "../done-of.ts";
import { SecurityForm } from "../form/security-form.tsx";
import * as s from "../security.css.ts";
import { SecurityPage } from "../security-page.tsx";
import { useSecurityMessage } from "../use-security-message.ts";
import { AvatarForm } from "./avatar-form.tsx";
import type { IdentityData } from "./identity.server.ts";

type Values = Record<string, string>;
type Props = {
  data: IdentityData & { done: Done | null };
  last: SubmissionResult<string[]> | undefined;
};

/** A member's profile: a picture, a nickname, and what the merchant must know. */
export function IdentityPage({ data, last }: Props) {
  const { t } = useTranslation("security");
  const known = Object.fromEntries(data.fields.map(({ field, value }) => [field, value]));
  const { nickname, birthday, payeeName } = data;
  const [form, fields] = useForm<Values>({
    id: "profile",
    lastResult: last,
    defaultValue: { nickname, birthday, payeeName, ...known },
  });
  const { date } = useFormat();
  const nameOf = ({ field, value }: Props["data"]["fields"][number]) =>
    (field === "nationality" && data.countries.find((one) => one.value === value)?.name) || value;
  return (
    <SecurityPage title={t("profile.title")} text={t("profile.lead")} done={data.done}>
      <AvatarForm avatar={data.avatar} avatars={data.avatars} />
      <div className={s.group}>
        <h2 className={s.heading}>{t("profile.data")}</h2>
        <SecurityForm form={form} intent="profile" submit={t("profile.save")}>
          <Own name="nickname" field={fields.nickname!} max={24} autoComplete="nickname" />
          {data.isBirthdayLocked ? (
            <Fact name="birthday" value={date(Date.parse(`${birthday}T12:00Z`))} />
          ) : (
            <Own
              name="birthday"
              field={fields.birthday!}
              type="date"
              hint={t("profile.birthdayHint", { age: data.ageMin })}
              autoComplete="bday"
            />
          )}
          {data.isPayeeNameLocked ? (
            <Fact name="payeeName" value={payeeName} />
          ) : (
            <Own
              name="payeeName"
              field={fields.payeeName!}
              max={80}
              hint={t("profile.payeeHint")}
              autoComplete="name"
            />
          )}
          {data.fields.map((one) =>
            one.isLocked ? (
              <Fact key={one.field} name={one.field} value={nameOf(one)} />
            ) : one.field === "nationality" ? (
              <Nationality key={one.field} field={fields[one.field]!} countries={data.countries} />
            ) : (
              <Own
                key={one.field}
                name={one.field}
                field={fields[one.field]!}
                max={one.maxLength}
                required={one.required}
                autoComplete="off"
              />
            ),
          )}
        </SecurityForm>
      </div>
    </SecurityPage>
  );
}

type OwnProps = {
  name: string;
  field: FieldMetadata<string>;
  type?: string;
  hint?: string;
  max?: number;
  required?: boolean;
  autoComplete: string;
};

function Own({ name, field, max, ...input }: OwnProps) {
  const { t } = useTranslation("auth");
  const message = useSecurityMessage();
  return (
    <Field
      id={field.id}
      name={name}
      label={t(`fields.${name}`)}
      defaultValue={field.initialValue}
      error={message(field.errors)}
      maxLength={max}
      {...input}
    />
  );
}

function Nationality({
  field,
  countries,
}: {
  field: FieldMetadata<string>;
  countries: IdentityData["countries"];
}) {
  const { t } = useTranslation("auth");
  const message = useSecurityMessage();
  return (
    <SelectField
      id={field.id}
      name="nationality"
      label={t("fields.nationality")}
      placeholder={t("register.choose")}
      options={countries}
      defaultValue={field.initialValue}
      error={message(field.errors)}
    />
  );
}

/** Given once: shown here, and changed only by customer service. */
function Fact({ name, value }: { name: string; value: string }) {
  const { t } = useTranslation(["security", "auth"]);
  return (
    <div className={s.fact}>
      <p className={s.quiet}>{t(`auth:fields.${name}`)}</p>
      <p>
        <strong>{value}</strong>
      </p>
      <p className={s.quiet}>{t("profile.locked")}</p>
    </div>
  );
}
