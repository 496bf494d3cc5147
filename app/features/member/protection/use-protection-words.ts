import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { sayMessage } from "#app/ui/format/message.ts";
import type { LimitKind } from "#platform/contract/members/protection/protection-kinds.ts";

const UNITS = 10_000n;

/** How this area writes durations, limits and refusals. */
export function useProtectionWords() {
  const { t } = useTranslation("protection");
  const { amount, number } = useFormat();
  const duration = (minutes: number): string => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    const parts = [
      ...(hours > 0 ? [t("time.hours", { count: hours, number: number(hours) })] : []),
      ...(rest > 0 || hours === 0
        ? [t("time.minutes", { count: rest, number: number(rest) })]
        : []),
    ];
    return parts.join(" ");
  };
  /** A limit's figure: money, or for time a duration. */
  const figure = (kind: LimitKind, units: bigint) =>
    kind === "time" ? duration(Number(units / UNITS)) : amount(units);
  const message = (messages: string[] | string | undefined) => {
    const first = typeof messages === "string" ? messages : messages?.[0];
    return first && sayMessage(t, first);
  };
  return { t, duration, figure, message };
}
