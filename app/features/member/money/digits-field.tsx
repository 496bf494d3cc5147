import { useTranslation } from "#app/i18n/use-translation.ts";
import { PasswordField } from "#app/ui/forms/password/password-field.tsx";

/** The six digits required for every payout; their wording is that of withdrawals. */
export function DigitsField({ id, error }: { id: string; error: string | undefined }) {
  const { t } = useTranslation(["withdraw", "auth"]);
  return (
    <PasswordField
      id={id}
      name="withdrawPassword"
      label={t("pin")}
      hint={t("pinHint")}
      error={error}
      required
      maxLength={6}
      inputMode="numeric"
      autoComplete="off"
      words={{ show: t("auth:showPassword"), hide: t("auth:hidePassword") }}
    />
  );
}
