import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import * as s from "../../../../parts/contracts/contracts.css.ts";
import { KeyPager } from "../../../../parts/pager/key-pager.tsx";
import { BillState } from "../../../../parts/pay/bill-state.tsx";
import { usePeriodWords } from "../../../../parts/pay/use-period-words.ts";
import * as look from "../../../../parts/table/record-table.css.ts";
import { type Column, RecordTable } from "../../../../parts/table/record-table.tsx";
import type { ContractOfMine } from "./route.tsx";

type Bill = ContractOfMine["bills"][number];

/** What a contract has paid, bill by bill. */
export function ContractBills({ data: { contract, bills, next } }: { data: ContractOfMine }) {
  const { t } = useTranslation("agent-pay");
  const periodWords = usePeriodWords();
  if (contract.state === "REQUESTED") return null;
  const isDividend = contract.kind === "dividend";
  const base: Column<Bill> = {
    label: t(isDividend ? "bills.loss" : "bills.validBet"),
    cell: (row) => <Amount value={isDividend ? row.loss : row.validBet} />,
    isNumber: true,
  };
  const columns: [Column<Bill>, ...Column<Bill>[]] = [
    {
      label: t("bills.period"),
      cell: (row) => (
        <Link
          to={`/member/contracts/${row.contractId}/${encodeURIComponent(row.period)}`}
          className={look.name}
        >
          {periodWords(row)}
        </Link>
      ),
    },
    ...(contract.kind === "realtime" ? [] : [base]),
    { label: t("bills.due"), cell: (row) => <Amount value={row.due} />, isNumber: true },
    { label: t("bills.paid"), cell: (row) => <Amount value={row.paid} />, isNumber: true },
    { label: t("bills.state"), cell: (row) => <BillState state={row.state} /> },
  ];
  return (
    <>
      <h2 className={s.subtitle}>{t("bills.which.mine")}</h2>
      {bills.length === 0 ? (
        <p className={s.faint}>{t("bills.noneText.mine")}</p>
      ) : (
        <RecordTable
          label={t("bills.which.mine")}
          rows={bills}
          keyOf={({ period }) => period}
          columns={columns}
        />
      )}
      <KeyPager next={next} />
    </>
  );
}
