import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Result } from "../../../parts/table/result.tsx";
import * as s from "./bet-table.css.ts";
import type { Bet } from "./bets-page.tsx";

/** A table on a wide screen. On a phone each round is a row of three short lines that opens its page. */
export function BetTable({ bets }: { bets: Bet[] }) {
  const { t } = useTranslation("member");
  return (
    // The roles say what the display on a phone takes away.
    // biome-ignore lint/a11y/noRedundantRoles: without the role, some screen readers drop a table that CSS shows as rows.
    <table className={s.table} role="table" aria-label={t("bets.title")}>
      <thead className={s.head}>
        <tr>
          <th scope="col">{t("bets.game")}</th>
          <th scope="col">{t("bets.date")}</th>
          <th scope="col">{t("bets.status")}</th>
          <th scope="col" className={s.number}>
            {t("bets.stake")}
          </th>
          <th scope="col" className={s.number}>
            {t("bets.payout")}
          </th>
          <th scope="col" className={s.number}>
            {t("bets.result")}
          </th>
        </tr>
      </thead>
      <tbody className={s.body}>
        {bets.map((bet) => (
          <BetRow key={`${bet.gameCode}/${bet.roundId}`} bet={bet} />
        ))}
      </tbody>
    </table>
  );
}

function BetRow({ bet }: { bet: Bet }) {
  const { t } = useTranslation(["member", "records"]);
  const { exactTime } = useFormat();
  const round = bet.adjusts ?? bet.roundId;
  return (
    <tr className={s.row}>
      <th scope="row" className={s.game}>
        <Link
          to={`/member/bets/${encodeURIComponent(round)}?vendor=${bet.vendor}`}
          className={s.gameName}
          title={round}
          aria-label={t("records:bets.see", { game: bet.gameName, round })}
        >
          {bet.gameName}
        </Link>
        {bet.adjusts === null ? (
          <span className={s.vendor}>{bet.vendorName}</span>
        ) : (
          <span className={s.faint}>{t("records:bets.correction")}</span>
        )}
      </th>
      <td className={s.time}>{exactTime(bet.placedAt)}</td>
      <td className={s.state}>
        <span className={s.status[bet.status]}>{t(`bets.states.${bet.status}`)}</span>
      </td>
      <td className={s.stake} data-label={t("bets.stake")}>
        <Amount value={bet.stake} />
      </td>
      <td className={s.payout} data-label={t("bets.payout")}>
        <Amount value={bet.payout} />
      </td>
      <td className={s.result}>
        {bet.status === "UNSETTLED" ? "—" : <Result value={bet.payout - bet.stake} />}
      </td>
    </tr>
  );
}
