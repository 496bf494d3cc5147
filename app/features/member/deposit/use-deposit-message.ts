import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { decodeMessage, sayMessage } from "#app/ui/format/message.ts";

/** A message of the deposit form. Limits arrive in ledger units and are written as amounts. */
export function useDepositMessage() {
  const { t } = useTranslation("member");
  const { amountShort } = useFormat();
  return (messages: string[] | undefined) => {
    if (!messages?.[0]) return undefined;
    const { code, details } = decodeMessage(messages[0]);
    const { min, max } = details;
    const areUnits = [min, max].every((limit) => limit && /^\d+$/.test(limit));
    if (code !== "amount_out_of_range" || !areUnits) return sayMessage(t, messages[0]);
    return t("errors.amount_out_of_range", {
      min: amountShort(BigInt(min!)),
      max: amountShort(BigInt(max!)),
    });
  };
}
