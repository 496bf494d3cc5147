import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Amount } from "#app/ui/amount.tsx";
import { useFormat } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import * as s from "../deposit/recent-deposits.css.ts";
import { SupportCard } from "../support-card.tsx";
import type { WithdrawData } from "./withdraw.server.ts";
import { WithdrawalStatus } from "./withdrawal-status.tsx";

export function RecentWithdrawals({ withdrawals }: { withdrawals: WithdrawData["recent"] }) {
  const { t } = useTranslation("withdraw");
  const { dateTime } = useFormat();
  return (
    <div className={s.column}>
      <section className={s.panel} aria-labelledby="recent-withdrawals">
        <h2 id="recent-withdrawals" className={s.title}>
          {t("recent")}
        </h2>
        {withdrawals.length === 0 && <p className={s.none}>{t("none")}</p>}
        <ol>
          {withdrawals.map(({ withdrawalId, amount, status, createdAt, nextActor }) => (
            <li key={withdrawalId}>
              <Link to={`/member/withdraw/${withdrawalId}`} className={s.item}>
                <span className={s.words}>
                  <strong className={s.amount}>
                    <Amount value={amount} />
                  </strong>
                  <span className={s.time}>{dateTime(createdAt)}</span>
                  <WithdrawalStatus status={status} isYourTurn={nextActor === "player"} />
                </span>
                <Icon name="chevron-right" size={18} />
              </Link>
            </li>
          ))}
        </ol>
      </section>
      <SupportCard />
    </div>
  );
}
