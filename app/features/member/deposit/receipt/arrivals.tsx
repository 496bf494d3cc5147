import { useTranslation } from "#app/i18n/use-translation.ts";
import { useUsdt } from "#app/parts/deposit/use-usdt.ts";
import { useFormat } from "#app/ui/format/format.ts";
import * as s from "./arrivals.css.ts";
import type { ReceiptData } from "./receipt.server.ts";

type OnChain = NonNullable<ReceiptData["deposit"]["onChain"]>;
type Arrival = OnChain["arrivals"][number];

/** The payments that reached the player's address, their confirmations and their results. */
export function Arrivals({ onChain }: { onChain: OnChain }) {
  const { t } = useTranslation("member");
  const { dateTime } = useFormat();
  const usdt = useUsdt();
  const { arrivals, confirmationsNeeded: needed } = onChain;
  if (arrivals.length === 0) return null;
  return (
    <section className={s.arrivals} aria-labelledby="arrivals">
      <h2 id="arrivals" className={s.title}>
        {t("receipt.chain.arrived")}
      </h2>
      <ul className={s.list}>
        {arrivals.map((arrival) => (
          <li key={`${arrival.txId}${arrival.at}`} className={s.arrival}>
            <p className={s.head}>
              <strong>{usdt(arrival.usdt)}</strong>
              <span className={s.quiet}>{dateTime(arrival.at)}</span>
            </p>
            <p className={s.text}>
              <What arrival={arrival} onChain={onChain} />
            </p>
            {arrival.state === "PENDING" && (
              <progress
                className={s.progress}
                value={arrival.confirmations}
                max={needed}
                aria-label={t("receipt.chain.progress")}
              />
            )}
            <p className={s.quiet}>
              {t("receipt.chain.transaction")} <code className={s.code}>{arrival.txId}</code>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function What({ arrival, onChain }: { arrival: Arrival; onChain: OnChain }) {
  const { t } = useTranslation("member");
  const { amount } = useFormat();
  const usdt = useUsdt();
  const { state, confirmations: have, credited, rate } = arrival;
  return t(`receipt.chain.states.${state}`, {
    ...{ have, needed: onChain.confirmationsNeeded, min: usdt(onChain.usdtMin) },
    amount: amount(credited ?? 0n),
    rate: amount(rate ?? onChain.rate),
  });
}
