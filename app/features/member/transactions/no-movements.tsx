import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { NoSuchPage } from "../../../parts/pager/no-such-page.tsx";
import { NothingHere } from "../../../parts/table/nothing-here.tsx";

/**
 * The empty state: no such page, no movement that matches the filter, or none at all, each with its
 * own next step.
 */
export function NoMovements({ isNarrowed, isBeyond }: { isNarrowed: boolean; isBeyond: boolean }) {
  const { t } = useTranslation("records");
  if (isBeyond) return <NoSuchPage />;
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
