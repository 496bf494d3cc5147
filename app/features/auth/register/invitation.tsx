import type { FieldMetadata } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon.tsx";
import type { FieldSetting } from "#platform/contract/account.ts";
import * as s from "../auth-form.css.ts";
import { RegisterField } from "./register-field.tsx";

/** Folded until somebody has a code, or came with one, or must give one. */
export function Invitation({
  setting,
  field,
}: {
  setting: FieldSetting;
  field: FieldMetadata<string>;
}) {
  const { t } = useTranslation("auth");
  const isOpen = Boolean(setting.required || field.initialValue || field.errors);
  return (
    <details className={s.fold} open={isOpen}>
      <summary className={s.foldSummary}>
        <Icon name="ticket" />
        <span className={s.foldLabel}>{t("register.invitation")}</span>
        <span className={s.foldMark}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <RegisterField setting={setting} field={field} />
    </details>
  );
}
