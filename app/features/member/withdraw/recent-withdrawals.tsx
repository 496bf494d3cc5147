import { useTranslation } from "#app/i18n/use-translation.ts";
import { RecentMoney } from "../money/recent-money.tsx";
import { WithdrawalStatus } from "./one/withdrawal-status.tsx";
import type { WithdrawData } from "./withdraw.server.ts";

export function RecentWithdrawals({ withdrawals }: { withdrawals: WithdrawData["recent"] }) {
  const { t } = useTranslation("withdraw");
  const items = withdrawals.map(({ withdrawalId, amount, status, createdAt, nextActor }) => ({
    to: `/member/withdraw/${withdrawalId}`,
    amount,
    at: createdAt,
    status: <WithdrawalStatus status={status} isYourTurn={nextActor === "player"} />,
  }));
  const words = { title: t("recent"), none: t("none"), all: t("all") };
  return (
    <RecentMoney id="recent-withdrawals" words={words} items={items} allAt="/member/withdrawals" />
  );
}
