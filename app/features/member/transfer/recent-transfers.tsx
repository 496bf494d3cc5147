import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { SupportCard } from "../../../parts/centre/support-card.tsx";
import { Result } from "../../../parts/table/result.tsx";
import { CancelForm } from "../money/cancel-form.tsx";
import * as s from "../money/recent-money.css.ts";
import { StatusLine } from "../money/status-line.tsx";
import { listItem, reference as referenceClass } from "./recent-transfers.css.ts";
import type { TransferData } from "./transfer.server.ts";

export function RecentTransfers({ transfers }: { transfers: TransferData["recent"] }) {
  const { t } = useTranslation("transfer");
  return (
    <div className={s.column}>
      <section className={s.panel} aria-labelledby="recent-transfers">
        <h2 id="recent-transfers" className={s.title}>
          {t("recent")}
        </h2>
        {transfers.length === 0 && <p className={s.none}>{t("none")}</p>}
        <ol>
          {transfers.map((transfer) => (
            <RecentTransfer key={transfer.transferId} transfer={transfer} />
          ))}
        </ol>
      </section>
      <SupportCard />
    </div>
  );
}

function RecentTransfer({ transfer }: { transfer: TransferData["recent"][number] }) {
  const { t } = useTranslation("transfer");
  const { amount: written, dateTime } = useFormat();
  const { isIncoming, counterparty: account, amount, status, declinableUntil } = transfer;
  const facts = { account, amount: written(amount) };
  return (
    <li className={listItem}>
      <span className={s.words}>
        <strong>{t(isIncoming ? "incoming" : "outgoing", facts)}</strong>
        <span className={s.time}>{dateTime(transfer.createdAt)}</span>
        <code className={referenceClass}>{transfer.reference}</code>
        {status === "DECLINED" && (
          <StatusLine
            tone="quiet"
            icon="arrow-left"
            words={t(isIncoming ? "returned" : "cameBack", facts)}
          />
        )}
        {declinableUntil !== null && (
          <CancelForm
            action={`?decline=${transfer.transferId}`}
            words={{
              word: t("decline.word"),
              ask: t("decline.ask", { ...facts, time: dateTime(declinableUntil) }),
              yes: t("decline.yes"),
            }}
          />
        )}
      </span>
      {status === "SENT" && <Result value={isIncoming ? amount : -amount} />}
    </li>
  );
}
