import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { percentOf } from "#app/ui/format/percent-of.ts";
import type { ContractTerms } from "#platform/contract/agents/contract-terms.ts";

/** A contract's rates in one line: "0.50 % to 0.80 % of the valid bet". */
export function useRateWords() {
  const { t } = useTranslation("agent-pay");
  const { percent } = useFormat();
  return ({ kind, tiers }: ContractTerms) => {
    const rates = tiers.flatMap((tier) =>
      "rate" in tier ? [tier.rate] : [tier.winRate, tier.lossRate],
    );
    const [low, high] = [Math.min(...rates), Math.max(...rates)].map((rate) =>
      percent(percentOf(rate)),
    );
    return low === high
      ? t(`rates.one.${kind}`, { rate: low })
      : t(`rates.several.${kind}`, { low, high });
  };
}
