import { useTranslation } from "#app/i18n/use-translation.ts";
import { StatusChip, type StatusTone } from "#app/ui/data/status-chip.tsx";
import type { ContractState as State } from "#platform/contract/agents/contract-kinds.ts";

const TONES: Record<State, StatusTone> = {
  REQUESTED: "soon",
  ACTIVE: "open",
  DENIED: "bad",
  WITHDRAWN: "over",
  EXPIRED: "over",
  TERMINATION_REQUESTED: "soon",
  TERMINATED: "over",
  REPLACED: "over",
};

/** One word for a contract's state. */
export function ContractState({ item: { state } }: { item: { state: State } }) {
  const { t } = useTranslation("agent-pay");
  return <StatusChip tone={TONES[state]}>{t(`states.${state}`)}</StatusChip>;
}
