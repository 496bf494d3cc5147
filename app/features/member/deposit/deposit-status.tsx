import { useTranslation } from "react-i18next";
import type { IconName } from "#app/ui/icon.tsx";
import type { DEPOSIT_STATES } from "#platform/contract/cashier.ts";
import { StatusLine, type Tone } from "../money/status-line.tsx";

export type DepositState = (typeof DEPOSIT_STATES)[number];

const looks: Record<DepositState, { tone: Tone; icon: IconName }> = {
  CREATED: { tone: "open", icon: "clock" },
  WAITING_PAYMENT: { tone: "open", icon: "clock" },
  SLIP_SUBMITTED: { tone: "open", icon: "hourglass" },
  REVIEW: { tone: "open", icon: "hourglass" },
  CREDITED: { tone: "good", icon: "circle-check" },
  FAILED: { tone: "bad", icon: "circle-x" },
  EXPIRED: { tone: "quiet", icon: "clock" },
  CANCELLED: { tone: "quiet", icon: "circle-x" },
  REFUNDED: { tone: "bad", icon: "circle-x" },
};
export const depositLook = (status: DepositState) => looks[status];

export function DepositStatus({ status }: { status: DepositState }) {
  const { t } = useTranslation("member");
  return <StatusLine {...looks[status]} words={t(`deposit.status.${status}`)} />;
}
