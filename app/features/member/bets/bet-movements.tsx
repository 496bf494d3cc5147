import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Result } from "../../../parts/table/result.tsx";
import * as s from "./bet-page.css.ts";
import type { BetDetail } from "./bet-page.tsx";

type Transaction = BetDetail["transactions"][number];

/** A round of many plays has wins of zero, of which the last one alone says something: nothing was won. */
function movedOf(transactions: readonly Transaction[]) {
  const wins = transactions.filter(({ kind }) => kind === "win");
  const isTold = (one: Transaction) =>
    wins.some(({ amount }) => amount !== 0n) ? one.amount !== 0n : one === wins.at(-1);
  return transactions.filter((one) => one.kind !== "win" || isTold(one));
}

/** Each money movement of the round, and any that was resettled after it closed. */
export function BetMovements({ bet }: { bet: BetDetail }) {
  const { t } = useTranslation("records");
  const { exactTime } = useFormat();
  const { transactions, adjustments } = bet;
  return (
    <section aria-labelledby="bet-movements">
      <h2 id="bet-movements" className={s.movementsTitle}>
        {t("bets.one.movements")}
      </h2>
      <ol className={s.movements}>
        {movedOf(transactions).map(({ kind, amount, at, reference, reason }) => (
          <li key={reference} className={s.movement}>
            <span className={s.what}>
              <b>{t(`bets.one.kinds.${kind}`)}</b>
              <span className={s.when}>{exactTime(at)}</span>
              {reason && <span className={s.when}>{t("bets.one.reason", { reason })}</span>}
            </span>
            <Result value={amount} />
          </li>
        ))}
      </ol>
      {adjustments.length > 0 && <p className={s.note}>{t("bets.one.adjusted")}</p>}
    </section>
  );
}
