import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import type { FieldSetting } from "#platform/contract/members/account.ts";
import * as s from "../dialog/auth-form.css.ts";
import { type FieldContext, RegisterField } from "./fields/register-field.tsx";
import type { FieldsOf, Typed } from "./register-dialog.tsx";

export type InvitationShown = {
  code: string;
  from: { kind: "affiliate" | "member"; invitedBy: string | null } | null;
};
type Props = {
  settings: FieldSetting[];
  from: InvitationShown["from"];
  fields: FieldsOf;
  typed: Typed;
  context: FieldContext;
};

/** Folded, unless the visitor came with a code or the code is required. */
export function Invitation({ settings, from, fields, typed, context }: Props) {
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
        {from && (
          <Notice tone="info">
            {from.invitedBy
              ? t("register.invitedBy", { name: from.invitedBy })
              : t("register.invitedByBrand")}
          </Notice>
        )}
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
