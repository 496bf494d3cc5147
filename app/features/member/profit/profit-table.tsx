import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Result } from "../../../parts/table/result.tsx";
import * as s from "./profit.css.ts";
import { resultOf, type Sum } from "./sum-rows.ts";

type Props = { title: string; rows: (Sum & { name: string })[] };

export function ProfitTable({ title, rows }: Props) {
  const { t } = useTranslation("records");
  const { number } = useFormat();
  return (
    <table className={s.table}>
      <caption className={s.title}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={s.spoken}>{title}</span>
          </th>
          <th scope="col" className={s.wide}>
            {t("profit.rounds")}
          </th>
          <th scope="col">{t("profit.stake")}</th>
          <th scope="col" className={s.wide}>
            {t("profit.payout")}
          </th>
          <th scope="col">{t("profit.result")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td className={s.wide}>{number(row.rounds)}</td>
            <td>
              <Amount value={row.stake} />
            </td>
            <td className={s.wide}>
              <Amount value={row.payout} />
            </td>
            <td className={s.result}>
              <Result value={resultOf(row)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
