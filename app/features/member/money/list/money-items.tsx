import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./money-items.css.ts";

export type MoneyItem = {
  to: string;
  amount: bigint;
  at: number;
  /** Method or account. */
  by: string;
  reference: string;
  status: ReactNode;
};

/** Deposits or withdrawals, each with its method or account, reference and status. */
export function MoneyItems({ items }: { items: MoneyItem[] }) {
  const { dateTime } = useFormat();
  return (
    <ol className={s.list}>
      {items.map(({ to, amount, at, by, reference, status }) => (
        <li key={to}>
          <Link to={to} className={s.item}>
            <span className={s.what}>
              <strong className={s.amount}>
                <Amount value={amount} />
              </strong>
              <span className={s.quiet}>{by}</span>
            </span>
            <span className={s.when}>
              <span>{dateTime(at)}</span>
              <code className={s.reference}>{reference}</code>
            </span>
            <span className={s.status}>{status}</span>
            <Icon name="chevron-right" size={18} />
          </Link>
        </li>
      ))}
    </ol>
  );
}
