import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { NothingHere } from "../../../parts/table/nothing-here.tsx";

/**
 * The empty state: no movements at all, or none that match the filter, each with its own next step.
 */
export function NoMovements({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useTranslation("records");
  if (isNarrowed) return <NothingHere />;
  return (
    <EmptyState
      icon="receipt-text"
      title={t("transactions.empty")}
      text={t("transactions.emptyText")}
    >
      <ButtonLink to="/member/deposit">{t("transactions.emptyAction")}</ButtonLink>
    </EmptyState>
  );
}
