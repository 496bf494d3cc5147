import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { decodeMessage, encodeMessage, sayMessage } from "#app/ui/format/message.ts";
import { useDetails } from "../withdraw/use-block-words.ts";

/** A message of the transfer's forms; the limits of our own check are in ledger units. */
export function useTransferMessage() {
  const { t } = useTranslation("transfer");
  const { amountShort } = useFormat();
  const detailsOf = useDetails();
  return (messages: string[] | undefined) => {
    if (!messages?.[0]) return undefined;
    const { code, details } = decodeMessage(messages[0]);
    const said =
      code === "amount_out_of_range" && /^\d+$/.test(details.min ?? "")
        ? { min: amountShort(BigInt(details.min!)), max: amountShort(BigInt(details.max ?? 0)) }
        : detailsOf(details);
    return sayMessage(t, encodeMessage(code, said as Record<string, string>));
  };
}
