import { useTranslation } from "#app/i18n/use-translation.ts";
import { RecentMoney } from "../money/recent-money.tsx";
import { WithdrawalStatus } from "./one/withdrawal-status.tsx";
import type { WithdrawData } from "./withdraw.server.ts";

export function RecentWithdrawals({ withdrawals }: { withdrawals: WithdrawData["recent"] }) {
  const { t } = useTranslation("withdraw");
  const items = withdrawals.map((withdrawal) => ({
    to: `/member/withdraw/${withdrawal.withdrawalId}`,
    amount: withdrawal.amount,
    at: withdrawal.createdAt,
    status: (
      <WithdrawalStatus withdrawal={withdrawal} isYourTurn={withdrawal.nextActor === "player"} />
    ),
  }));
  const words = { title: t("recent"), none: t("none"), all: t("all") };
  return (
    <RecentMoney id="recent-withdrawals" words={words} items={items} allAt="/member/withdrawals" />
  );
}
