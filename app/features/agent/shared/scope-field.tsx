import { useTranslation } from "#app/i18n/use-translation.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TEAM_SCOPES, type TeamScope } from "#platform/contract/agents/team-kinds.ts";

/** Whose rows a list shows. */
export function ScopeField({ scope }: { scope: TeamScope }) {
  const { t } = useTranslation("agent");
  return (
    <SelectField
      id="scope"
      name="scope"
      label={t("scope.label")}
      placeholder={t("scope.all")}
      options={TEAM_SCOPES.filter((one) => one !== "all").map((value) => ({
        value,
        name: t(`scope.${value}`),
      }))}
      defaultValue={scope === "all" ? "" : scope}
    />
  );
}
