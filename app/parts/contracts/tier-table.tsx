import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { percentOf } from "#app/ui/format/percent-of.ts";
import type { ContractTerms } from "#platform/contract/agents/contract-terms.ts";
import { type Column, RecordTable } from "../table/record-table.tsx";

type Tier = ContractTerms["tiers"][number] & { number: number };

/** The tiers of a contract, from the lowest to the highest. */
export function TierTable({ terms }: { terms: ContractTerms }) {
  const { t } = useTranslation("agent-pay");
  const { percent, number } = useFormat();
  const asked = (value: bigint | null) => (value === null ? "–" : <Amount value={value} />);
  const columns: [Column<Tier>, ...Column<Tier>[]] = [
    { label: t("tiers.tier"), cell: (row) => t("tiers.name", { number: row.number }) },
    { label: t("tiers.rate"), cell: ({ rate }) => percent(percentOf(rate)), isNumber: true },
    { label: t("tiers.validBet"), cell: ({ validBet }) => asked(validBet), isNumber: true },
    { label: t("tiers.loss"), cell: ({ loss }) => asked(loss), isNumber: true },
    {
      label: t("tiers.active"),
      cell: ({ active }) => (active === null ? "–" : number(active)),
      isNumber: true,
    },
    {
      label: t("tiers.minimumBet"),
      cell: ({ active, minimumBet }) => (active === null ? "–" : asked(minimumBet)),
      isNumber: true,
    },
  ];
  return (
    <RecordTable
      label={t("tiers.title")}
      rows={terms.tiers.map((tier, at) => ({ ...tier, number: at + 1 }))}
      keyOf={({ number: at }) => String(at)}
      columns={columns}
    />
  );
}
