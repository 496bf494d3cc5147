import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { NothingHere } from "../nothing-here.tsx";

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
