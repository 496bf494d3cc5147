import { useTranslation } from "#app/i18n/use-translation.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { DOWNLINE_TYPES } from "#platform/contract/agents/downline-types.ts";

/** Whether the newcomer plays, or has a team of their own. */
export function TypeField({ typed }: { typed: unknown }) {
  const { t } = useTranslation("agent-people");
  return (
    <SelectField
      id="type"
      name="type"
      label={t("register.type")}
      hint={t("register.typeHint")}
      placeholder={t("register.types.player")}
      options={DOWNLINE_TYPES.map((value) => ({ value, name: t(`register.types.${value}`) }))}
      defaultValue={typed === "agent" ? "agent" : "player"}
    />
  );
}
