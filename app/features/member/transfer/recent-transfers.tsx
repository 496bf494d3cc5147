import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { SupportCard } from "../../../parts/centre/support-card.tsx";
import { Result } from "../../../parts/table/result.tsx";
import * as s from "../money/recent-money.css.ts";
import { listItem, reference as referenceClass } from "./recent-transfers.css.ts";
import type { TransferData } from "./transfer.server.ts";

export function RecentTransfers({ transfers }: { transfers: TransferData["recent"] }) {
  const { t } = useTranslation("transfer");
  const { dateTime } = useFormat();
  return (
    <div className={s.column}>
      <section className={s.panel} aria-labelledby="recent-transfers">
        <h2 id="recent-transfers" className={s.title}>
          {t("recent")}
        </h2>
        {transfers.length === 0 && <p className={s.none}>{t("none")}</p>}
        <ol>
          {transfers.map(
            ({ transferId, reference, isIncoming, counterparty, amount, createdAt }) => (
              <li key={transferId} className={listItem}>
                <span className={s.words}>
                  <strong>
                    {t(isIncoming ? "incoming" : "outgoing", { account: counterparty })}
                  </strong>
                  <span className={s.time}>{dateTime(createdAt)}</span>
                  <code className={referenceClass}>{reference}</code>
                </span>
                <Result value={isIncoming ? amount : -amount} />
              </li>
            ),
          )}
        </ol>
      </section>
      <SupportCard />
    </div>
  );
}
