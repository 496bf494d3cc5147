import { useTranslation } from "#app/i18n/use-translation.ts";
import type { DepositData } from "#app/parts/deposit/deposit.server.ts";
import { RecentMoney } from "../money/recent-money.tsx";
import { DepositStatus } from "./receipt/deposit-status.tsx";

export function RecentDeposits({ deposits }: { deposits: DepositData["recent"] }) {
  const { t } = useTranslation("member");
  const items = deposits.map((deposit) => ({
    to: `/member/deposit/${deposit.depositId}`,
    amount: deposit.amount,
    at: deposit.createdAt,
    status: <DepositStatus deposit={deposit} />,
  }));
  const words = { title: t("deposit.recent"), none: t("deposit.none"), all: t("deposit.all") };
  return <RecentMoney id="recent-deposits" words={words} items={items} allAt="/member/deposits" />;
}
