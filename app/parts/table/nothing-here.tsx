import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";

/** A record that has nothing of what was looked for, and the way back to all of it. */
export function NothingHere() {
  const { t } = useTranslation("records");
  return (
    <EmptyState icon="search" title={t("noneHere")} text={t("noneHereText")}>
      <ButtonLink to="." tone="outline">
        {t("showAll")}
      </ButtonLink>
    </EmptyState>
  );
}
