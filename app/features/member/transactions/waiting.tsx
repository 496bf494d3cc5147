import { useTranslation } from "#app/i18n/use-translation.ts";
import { MoneyItems } from "../money/list/money-items.tsx";
import { toWithdrawalItem, useDepositItems } from "../money/list/use-money-items.tsx";
import type { PlainRecord } from "./transactions-page.tsx";
import * as s from "./waiting.css.ts";

/** Deposits and withdrawals under way, which the balance does not show yet. */
export function Waiting({ waiting }: { waiting: PlainRecord["waiting"] }) {
  const { t } = useTranslation("records");
  const toDepositItem = useDepositItems();
  const kinds = [
    { name: t("transactions.many.deposit"), items: waiting.deposits.map(toDepositItem) },
    { name: t("transactions.many.withdrawal"), items: waiting.withdrawals.map(toWithdrawalItem) },
  ].filter(({ items }) => items.length > 0);
  if (kinds.length === 0) return null;
  return (
    <section className={s.waiting} aria-labelledby="movements-waiting">
      <h2 id="movements-waiting" className={s.title}>
        {t("transactions.waiting")}
      </h2>
      {kinds.map(({ name, items }) => (
        <div key={name}>
          <h3 className={s.kind}>{name}</h3>
          <MoneyItems items={items} />
        </div>
      ))}
    </section>
  );
}
