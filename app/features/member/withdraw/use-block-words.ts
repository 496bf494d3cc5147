import { useTranslation } from "#app/i18n/use-translation.ts";
import { useMoneyDetails } from "#app/parts/money/use-money-details.ts";
import type { WithdrawData } from "./withdraw.server.ts";

export type Block = { code: string; details: WithdrawData["options"]["blocks"][number]["details"] };

/** Why a withdrawal, or another subject of `wording`, has to wait: a sentence with its figures. */
export function useBlockWords(
  hours: WithdrawData["options"]["hours"] | undefined,
  wording = "withdraw",
) {
  const { t } = useTranslation(wording);
  const detailsOf = useMoneyDetails();
  return ({ code, details }: Block) =>
    t(`blocks.${code}.text`, { ...hours, ...detailsOf(details) });
}
