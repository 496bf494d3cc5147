import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import type { TransferData } from "./transfer.server.ts";
import * as s from "./transfer-page.css.ts";

/** The transfer just sent, announced once. */
export function Sent({ transfer }: { transfer: NonNullable<TransferData["sent"]> }) {
  const { t } = useTranslation("transfer");
  const { amount } = useFormat();
  const { counterparty: account, reference } = transfer;
  return (
    <div role="status" className={s.sent}>
      <Notice tone="info">
        {t("sent", { amount: amount(transfer.amount), account, reference })}
      </Notice>
    </div>
  );
}
