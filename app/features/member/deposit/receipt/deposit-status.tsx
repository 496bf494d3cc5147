import { useTranslation } from "#app/i18n/use-translation.ts";
import type { IconName } from "#app/ui/media/icon.tsx";
import type { DEPOSIT_STATES, depositOne } from "#platform/contract/money/cashier.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { StatusLine, type Tone } from "../../money/status-line.tsx";

type Deposit = ValueOf<typeof depositOne>;
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

/** True when the deposit is paid on a chain whose blocks are not final yet. */
export const isArriving = ({ status, nextActor }: Pick<Deposit, "status" | "nextActor">) =>
  status === "WAITING_PAYMENT" && nextActor === "gateway";

export function DepositStatus({ deposit }: { deposit: Pick<Deposit, "status" | "nextActor"> }) {
  const { t } = useTranslation("member");
  const { status } = deposit;
  const words = t(`deposit.status.${isArriving(deposit) ? "ARRIVING" : status}`);
  return <StatusLine {...looks[status]} words={words} />;
}
