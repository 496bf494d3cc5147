import { useTranslation } from "#app/i18n/use-translation.ts";
import type { IconName } from "#app/ui/media/icon.tsx";
import { StatusLine, type Tone } from "../../money/status-line.tsx";
import { isDisputed, isReturnedInPart, type Withdrawal } from "../head-of.ts";

type State = Withdrawal["status"];

const icons: Record<Tone, IconName> = {
  open: "hourglass",
  good: "circle-check",
  bad: "circle-x",
  quiet: "circle-x",
};

const tones: Partial<Record<State, Tone>> = {
  CONFIRMED: "good",
  REJECTED: "bad",
  FAILED: "bad",
  CANCELLED: "quiet",
};
export const toneOf = (status: State): Tone => tones[status] ?? "open";

type Standing = Pick<Withdrawal, "status" | "amount" | "receivedAmount" | "allocations">;
type Props = { withdrawal: Standing; isYourTurn?: boolean };

/** Its status in words. A step for the player comes first, and a dispute before the payment. */
export function WithdrawalStatus({ withdrawal, isYourTurn = false }: Props) {
  const { t } = useTranslation("withdraw");
  const tone = toneOf(withdrawal.status);
  const icon = isYourTurn ? "circle-alert" : icons[tone];
  return (
    <StatusLine
      tone={tone}
      icon={icon}
      words={isYourTurn ? t("yourTurn") : t(`status.${wordOf(withdrawal)}`)}
    />
  );
}

function wordOf(withdrawal: Standing) {
  if (isDisputed(withdrawal)) return "disputed";
  return isReturnedInPart(withdrawal) ? "inPart" : withdrawal.status;
}
