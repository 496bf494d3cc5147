import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

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
