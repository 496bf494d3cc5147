import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import type { FieldSetting } from "#platform/contract/members/account.ts";
import * as s from "../dialog/auth-form.css.ts";
import { type FieldContext, RegisterField } from "./fields/register-field.tsx";
import type { FieldsOf, Typed } from "./register-dialog.tsx";

type Props = { settings: FieldSetting[]; fields: FieldsOf; typed: Typed; context: FieldContext };

/** Folded, unless the visitor came with a code or the code is required. */
export function Invitation({ settings, fields, typed, context }: Props) {
  const { t } = useTranslation("auth");
  const isOpen = settings.some(({ field, required }) => {
    const { initialValue, errors } = fields[field]!;
    return required || initialValue || errors;
  });
  return (
    <details className={s.fold} open={isOpen}>
      <summary className={s.foldSummary}>
        <Icon name="ticket" />
        <span className={s.foldLabel}>{t("register.invitation")}</span>
        <span className={s.foldMark}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={s.form}>
        {settings.map((setting) => (
          <RegisterField
            key={setting.field}
            setting={setting}
            field={fields[setting.field]!}
            typed={typed}
            context={context}
          />
        ))}
      </div>
    </details>
  );
}
