import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Timeline, type TimelineItem } from "../../../../parts/timeline/timeline.tsx";
import { comingSteps } from "./coming-steps.ts";
import type { Deposit } from "./receipt-page.tsx";

const STOPS = ["failed", "expired", "cancelled", "refunded", "slipRefused"];

/** Everything that happened to the deposit, the next actor, and what follows. */
export function DepositTimeline({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation("member");
  const { amount } = useFormat();
  const past = deposit.steps.map((step, index): TimelineItem => {
    const sum = step.amount === null ? "" : ` · ${amount(step.amount)}`;
    const reason = step.reason ? `. ${t(`receipt.reasons.${step.reason}`, "")}` : "";
    return {
      key: `past${index}`,
      state: STOPS.includes(step.kind) ? "stopped" : "done",
      title: t(`receipt.steps.${step.kind}`),
      text: `${t(`receipt.by.${step.by}`)}${sum}${reason}`,
      at: step.at,
    };
  });
  const coming = comingSteps(deposit).map(
    ({ name, isNow }): TimelineItem => ({
      key: name,
      state: isNow ? "now" : "next",
      title: t(`receipt.coming.${name}`),
      text: isNow ? t(`receipt.waiting.${deposit.nextActor}`) : t(`receipt.after.${name}`),
      at: null,
    }),
  );
  return <Timeline label={t("receipt.timeline")} items={[...past, ...coming]} />;
}
