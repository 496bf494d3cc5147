import { useTranslation } from "#app/i18n/use-translation.ts";
import { useMessage } from "#app/ui/format/message.ts";
import { NewPasswords as Fields } from "#app/ui/forms/password/new-passwords.tsx";

type One = { id: string; errors: string[] | undefined };
type Props = {
  rule: { minLength: number; maxLength: number };
  chosen: One;
  confirmed: One;
};

/** The two fields of a new password, with the wording of account recovery. */
export function NewPasswords({ rule, chosen, confirmed }: Props) {
  const { t } = useTranslation("access");
  const message = useMessage("access");
  const { minLength: min, maxLength: max } = rule;
  return (
    <Fields
      maxLength={max}
      words={{ show: t("showPassword"), hide: t("hidePassword") }}
      chosen={{
        id: chosen.id,
        label: t("password.new"),
        hint: t("password.hint", { min, max }),
        error: message(chosen.errors),
      }}
      confirmed={{
        id: confirmed.id,
        label: t("password.confirm"),
        error: message(confirmed.errors),
      }}
    />
  );
}
