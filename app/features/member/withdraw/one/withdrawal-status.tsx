import { useTranslation } from "#app/i18n/use-translation.ts";
import type { IconName } from "#app/ui/media/icon.tsx";
import type { withdrawalOne } from "#platform/contract/money/withdrawals.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { StatusLine, type Tone } from "../../money/status-line.tsx";

export type Withdrawal = ValueOf<typeof withdrawalOne>;
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

type Props = { status: State; isYourTurn?: boolean };

/** Its status in words; a step for the player comes first. */
export function WithdrawalStatus({ status, isYourTurn = false }: Props) {
  const { t } = useTranslation("withdraw");
  const tone = toneOf(status);
  const icon = isYourTurn ? "circle-alert" : icons[tone];
  return (
    <StatusLine
      tone={tone}
      icon={icon}
      words={isYourTurn ? t("yourTurn") : t(`status.${status}`)}
    />
  );
}
