import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Timeline, type TimelineItem } from "../../../../parts/timeline/timeline.tsx";
import type { Withdrawal } from "../head-of.ts";
import { comingSteps } from "./coming-steps.ts";

const STOPS = ["rejected", "cancelled", "failed", "returned"];

/** Everything that happened to the withdrawal, the next actor, and what follows. */
export function WithdrawalTimeline({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation("withdraw");
  const { amount } = useFormat();
  const { steps, allocations } = withdrawal;
  // A payment that the bank refused is reported in its step and is not an instalment.
  const hasParts = allocations.filter(({ status }) => status !== "CANCELLED").length > 1;
  const past = steps.map((step, index): TimelineItem => {
    const part = hasParts && step.allocation !== null;
    const of = part ? `${t("part", { number: step.allocation })} · ` : "";
    const sum = step.amount === null ? "" : ` · ${amount(step.amount)}`;
    const reason = step.reason ? `. ${t(`reasons.${step.reason}`, "")}` : "";
    return {
      key: `past${index}`,
      state: STOPS.includes(step.kind) ? "stopped" : "done",
      title: t(`steps.${step.kind}`),
      text: `${of}${t(`by.${step.by}`)}${sum}${reason}`,
      at: step.at,
    };
  });
  const coming = comingSteps(withdrawal).map(
    ({ name, by, isNow }): TimelineItem => ({
      key: name,
      state: isNow ? "now" : "next",
      title: t(`coming.${name}`),
      text: isNow ? t(`waiting.${by}`) : t(`after.${name}`, ""),
      at: null,
    }),
  );
  return <Timeline label={t("timeline")} items={[...past, ...coming]} />;
}
