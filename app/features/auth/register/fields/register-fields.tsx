import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FieldSetting } from "#platform/contract/members/account.ts";
import type { FieldsOf, Typed } from "../register-dialog.tsx";
import type { FieldGroup } from "./field-groups.ts";
import { inPairs } from "./in-pairs.ts";
import { type FieldContext, RegisterField } from "./register-field.tsx";
import * as s from "./register-fields.css.ts";

type Props = { groups: FieldGroup[]; fields: FieldsOf; typed: Typed; context: FieldContext };

/** The asked fields: the account's own first, the others under headings. */
export function RegisterFields({ groups, ...shared }: Props) {
  const { t } = useTranslation("auth");
  return groups.map(({ group, fields: settings }) =>
    group === "account" ? (
      <Rows key={group} settings={settings} {...shared} />
    ) : (
      <fieldset key={group} className={s.group}>
        <legend className={s.legend}>{t(`register.groups.${group}`)}</legend>
        <Rows settings={settings} {...shared} />
      </fieldset>
    ),
  );
}

function Rows({
  settings,
  fields,
  typed,
  context,
}: Omit<Props, "groups"> & { settings: readonly FieldSetting[] }) {
  return (
    <div className={s.rows}>
      {inPairs(settings).map(({ isWhole, ...setting }) => (
        <div key={setting.field} className={isWhole ? s.whole : s.half}>
          <RegisterField
            setting={setting}
            field={fields[setting.field]!}
            typed={typed}
            context={context}
          />
        </div>
      ))}
    </div>
  );
}
