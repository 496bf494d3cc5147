import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { SupportCard } from "../../../parts/centre/support-card.tsx";
import * as s from "./recent-money.css.ts";

export type RecentItem = { to: string; amount: bigint; at: number; status: ReactNode };
type Props = {
  id: string;
  words: { title: string; none: string; all: string };
  items: RecentItem[];
  /** The whole list. */
  allAt: string;
};

/**
 * The deposits or withdrawals that are under way and then the newest, each linked to its page, with
 * the whole list and customer service below.
 */
export function RecentMoney({ id, words, items, allAt }: Props) {
  const { dateTime } = useFormat();
  return (
    <div className={s.column}>
      <section className={s.panel} aria-labelledby={id}>
        <h2 id={id} className={s.title}>
          {words.title}
        </h2>
        {items.length === 0 && <p className={s.none}>{words.none}</p>}
        <ol>
          {items.map(({ to, amount, at, status }) => (
            <li key={to}>
              <Link to={to} className={s.item}>
                <span className={s.line}>
                  <strong className={s.amount}>
                    <Amount value={amount} />
                  </strong>
                  <span className={s.time}>{dateTime(at)}</span>
                  {status}
                </span>
                <Icon name="chevron-right" size={18} />
              </Link>
            </li>
          ))}
        </ol>
        {items.length > 0 && (
          <Link to={allAt} className={s.all}>
            {words.all}
            <Icon name="chevron-right" size={18} />
          </Link>
        )}
      </section>
      <SupportCard />
    </div>
  );
}
