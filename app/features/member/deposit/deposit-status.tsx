import { useTranslation } from "react-i18next";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import type { DEPOSIT_STATES } from "#platform/contract/cashier.ts";
import * as s from "./deposit-status.css.ts";

export type DepositState = (typeof DEPOSIT_STATES)[number];
export type Tone = "open" | "good" | "bad" | "quiet";

const looks: Record<DepositState, { tone: Tone; icon: IconName }> = {
  CREATED: { tone: "open", icon: "clock" },
  WAITING_PAYMENT: { tone: "open", icon: "clock" },
  REVIEW: { tone: "open", icon: "hourglass" },
  CREDITED: { tone: "good", icon: "circle-check" },
  FAILED: { tone: "bad", icon: "circle-x" },
  EXPIRED: { tone: "quiet", icon: "clock" },
  CANCELLED: { tone: "quiet", icon: "circle-x" },
};
export const depositLook = (status: DepositState) => looks[status];

/** The state in words, with a colour and an icon beside them. */
export function DepositStatus({ status }: { status: DepositState }) {
  const { t } = useTranslation("member");
  const { tone, icon } = looks[status];
  return (
    <span className={s.status[tone]}>
      <Icon name={icon} size={16} />
      {t(`deposit.status.${status}`)}
    </span>
  );
}
