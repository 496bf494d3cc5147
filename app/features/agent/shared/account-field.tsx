import { useTranslation } from "#app/i18n/use-translation.ts";
import { Field } from "#app/ui/forms/field.tsx";

/** Narrows a page to one account of the team and everybody below it. */
export function AccountField({ account }: { account: string | undefined }) {
  const { t } = useTranslation("agent");
  return (
    <Field
      id="account"
      name="account"
      label={t("account.label")}
      defaultValue={account ?? ""}
      maxLength={64}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
