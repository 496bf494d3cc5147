import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";

/** The empty state of a filtered record, with a link back to all of it. */
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
