import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { NothingHere } from "../../../parts/table/nothing-here.tsx";

/** Nothing at all yet, or nothing of what was looked for: each with its own way on. */
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
