import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Amount } from "#app/ui/amount.tsx";
import { useFormat } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SupportCard } from "../support-card.tsx";
import type { DepositData } from "./deposit.server.ts";
import { DepositStatus } from "./deposit-status.tsx";
import * as s from "./recent-deposits.css.ts";

export function RecentDeposits({ deposits }: { deposits: DepositData["recent"] }) {
  const { t } = useTranslation("member");
  const { dateTime } = useFormat();
  return (
    <div className={s.column}>
      <section className={s.panel} aria-labelledby="recent-deposits">
        <h2 id="recent-deposits" className={s.title}>
          {t("deposit.recent")}
        </h2>
        {deposits.length === 0 && <p className={s.none}>{t("deposit.none")}</p>}
        <ol>
          {deposits.map(({ depositId, amount, status, createdAt }) => (
            <li key={depositId}>
              <Link to={`/member/deposit/${depositId}`} className={s.item}>
                <span className={s.words}>
                  <strong className={s.amount}>
                    <Amount value={amount} />
                  </strong>
                  <span className={s.time}>{dateTime(createdAt)}</span>
                  <DepositStatus status={status} />
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
