import { useTranslation } from "react-i18next";
import { RecentMoney } from "../money/recent-money.tsx";
import type { DepositData } from "./deposit.server.ts";
import { DepositStatus } from "./deposit-status.tsx";

export function RecentDeposits({ deposits }: { deposits: DepositData["recent"] }) {
  const { t } = useTranslation("member");
  const items = deposits.map(({ depositId, amount, status, createdAt }) => ({
    to: `/member/deposit/${depositId}`,
    amount,
    at: createdAt,
    status: <DepositStatus status={status} />,
  }));
  const words = { title: t("deposit.recent"), none: t("deposit.none") };
  return <RecentMoney id="recent-deposits" words={words} items={items} />;
}
