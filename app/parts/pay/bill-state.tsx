import { useTranslation } from "#app/i18n/use-translation.ts";
import { StatusChip, type StatusTone } from "#app/ui/data/status-chip.tsx";

const TONES: Readonly<Record<string, StatusTone>> = {
  ISSUED: "soon",
  PAID: "open",
  NOT_REACHED: "over",
  INSUFFICIENT: "bad",
  PART_COLLECTED: "soon",
  EXPIRED: "bad",
};

/** One word for a bill's state. */
export function BillState({ state }: { state: string }) {
  const { t } = useTranslation("agent-pay");
  return <StatusChip tone={TONES[state] ?? "over"}>{t(`billStates.${state}`)}</StatusChip>;
}
