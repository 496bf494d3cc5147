import { useTranslation } from "#app/i18n/use-translation.ts";
import { Field } from "#app/ui/forms/field.tsx";

type Props = {
  account: string | undefined;
  /** Nobody of the team has that name. */
  isUnknown?: boolean;
};

/** Narrows a page to one account of the team and everybody below it. */
export function AccountField({ account, isUnknown = false }: Props) {
  const { t } = useTranslation("agent");
  return (
    <Field
      id="account"
      name="account"
      label={t("account.label")}
      error={isUnknown ? t("account.unknown") : undefined}
      defaultValue={account ?? ""}
      maxLength={64}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
