import { useTranslation } from "#app/i18n/use-translation.ts";
import { useUsdt } from "#app/parts/deposit/use-usdt.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { useNow } from "#app/ui/motion/use-now.ts";
import { DeadlineClock } from "../../../../parts/timeline/deadline-clock.tsx";
import * as s from "../../money/your-turn.css.ts";
import { SlipForm } from "../slip/slip-form.tsx";
import { HowToPay } from "./how-to-pay.tsx";
import type { ReceiptData } from "./receipt.server.ts";

/** What the player must do now: how to pay, until when, and the proof of a transfer. */
export function YourTurn({ data }: { data: ReceiptData }) {
  const { t } = useTranslation("member");
  const { amount, dateTime } = useFormat();
  const { deposit } = data;
  const { payment, payable, createdAt, expiresAt, canSendSlip, onChain } = deposit;
  const usdt = useUsdt();
  const now = useNow(data.now);
  if (!payment && !canSendSlip) return null;
  return (
    <section className={s.turn} aria-label={t("receipt.turn")}>
      <p className={s.kicker}>
        <Icon name="circle-alert" size={18} />
        {t("receipt.turn")}
      </p>
      {payment && (
        <>
          <div className={s.ask}>
            <DeadlineClock
              from={createdAt}
              to={expiresAt}
              now={now}
              say={(minutes) => t("receipt.left", { minutes })}
            />
            <div className={s.words}>
              <h2 className={s.question}>
                {onChain
                  ? t("receipt.chain.ask", { usdt: usdt(onChain.usdtAsked) })
                  : t("receipt.pay", { amount: amount(payable) })}
              </h2>
              {onChain && (
                <p className={s.quiet}>{t("receipt.chain.worth", { amount: amount(payable) })}</p>
              )}
              <p className={s.quiet}>{t("receipt.until", { time: dateTime(expiresAt) })}</p>
            </div>
          </div>
          <HowToPay data={data} payment={payment} />
        </>
      )}
      {canSendSlip && <SlipForm data={data} />}
    </section>
  );
}
