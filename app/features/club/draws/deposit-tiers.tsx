import { useTranslation } from "#app/i18n/use-translation.ts";
import { RecordTable } from "#app/parts/table/record-table.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import * as section from "#app/ui/layout/section.css.ts";

type Props = {
  wording: "envelope" | "raffle";
  tiers: { deposits: bigint; tickets: number }[];
  /** The instants between which deposits count, in words; none for a day's. */
  span?: { from: string; to: string };
};

/** Which sum of deposits gives how many tickets. */
export function DepositTiers({ wording, tiers, span }: Props) {
  const { t } = useTranslation(wording);
  const { amount, number } = useFormat();
  return (
    <section className={section.section}>
      <h2 className={section.heading}>{t("tiers.title")}</h2>
      <p className={section.lead}>{t("tiers.lead", { ...span })}</p>
      <RecordTable
        label={t("tiers.title")}
        isShort
        rows={tiers}
        keyOf={({ tickets }) => String(tickets)}
        columns={[
          {
            label: t("tiers.deposits"),
            cell: ({ deposits }) => t("tiers.from", { amount: amount(deposits) }),
          },
          {
            label: t("tiers.tickets"),
            cell: ({ tickets }) => number(tickets),
            isNumber: true,
          },
        ]}
      />
    </section>
  );
}
