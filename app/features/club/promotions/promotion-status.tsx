import { useTranslation } from "#app/i18n/use-translation.ts";
import { StatusChip, type StatusTone } from "#app/ui/data/status-chip.tsx";
import type { ActivityStatus } from "#platform/contract/club/promotions.ts";

const tones: Record<ActivityStatus, StatusTone> = {
  JOIN: "do",
  CLAIM: "do",
  APPLYING: "soon",
  CLOSE: "over",
  REJECTED: "bad",
  ISSUED: "open",
  CLAIMED: "over",
  PROCESS: "open",
  JOINED: "open",
  COMING_SOON: "soon",
};

export function PromotionStatus({ status }: { status: ActivityStatus | null }) {
  const { t } = useTranslation("promotions");
  return (
    <StatusChip tone={status ? tones[status] : "open"}>
      {t(`status.${status ?? "OPEN"}`)}
    </StatusChip>
  );
}
