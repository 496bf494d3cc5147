import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { percentOf } from "#app/ui/format/percent-of.ts";
import type { ContractTerms } from "#platform/contract/agents/contract-terms.ts";
import { type Column, RecordTable } from "../table/record-table.tsx";
import { TIER_FIELDS, type TierField } from "./tier-fields.ts";

type Tier = Partial<Record<TierField, bigint | number | null>> & { number: number };

/** The tiers of a contract, from the lowest to the highest. */
export function TierTable({ terms }: { terms: ContractTerms }) {
  const { t } = useTranslation("agent-pay");
  const { percent, number } = useFormat();
  const write = (tier: Tier, field: TierField) => {
    const value = tier[field] ?? null;
    const isUnused = field === "minimumBet" && tier.active === null;
    if (value === null || isUnused) return "–";
    if (typeof value === "bigint") return <Amount value={value} />;
    return field === "active" ? number(value) : percent(percentOf(value));
  };
  const columns: [Column<Tier>, ...Column<Tier>[]] = [
    { label: t("tiers.tier"), cell: (row) => t("tiers.name", { number: row.number }) },
    ...TIER_FIELDS[terms.kind].map((field) => ({
      label: t(`tiers.${field}`),
      cell: (row: Tier) => write(row, field),
      isNumber: true,
    })),
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
