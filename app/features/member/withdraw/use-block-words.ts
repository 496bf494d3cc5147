import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import type { WithdrawData } from "./withdraw.server.ts";

export type Block = { code: string; details: WithdrawData["options"]["blocks"][number]["details"] };

const UNITS = 10_000;
const AMOUNTS = ["amount", "left", "max", "min", "balance", "withdrawable"];

/** The platform writes an amount as "100.00" and an instant as milliseconds. */
export function useDetails() {
  const { amount, dateTime } = useFormat();
  return (details: Block["details"]) =>
    Object.fromEntries(
      Object.entries(details).map(([name, value]) => {
        const text = String(value);
        if (name === "usableAt") return [name, dateTime(Number(value))];
        const isAmount = AMOUNTS.includes(name) && /^-?\d+\.\d+$/.test(text);
        return [name, isAmount ? amount(BigInt(Math.round(Number(text) * UNITS))) : value];
      }),
    );
}

/** Why a withdrawal, or another subject of `wording`, has to wait: a sentence with its figures. */
export function useBlockWords(
  hours: WithdrawData["options"]["hours"] | undefined,
  wording = "withdraw",
) {
  const { t } = useTranslation(wording);
  const detailsOf = useDetails();
  return ({ code, details }: Block) =>
    t(`blocks.${code}.text`, { ...hours, ...detailsOf(details) });
}
