import { Link } from "@remix-run/react";
import { useFormat } from "../format/format.ts";
import { Scroller } from "../motion/scroller.tsx";
import * as s from "./chips.css.ts";

type Chip = { name: string; to: string; count: number; isCurrent: boolean };
type Props = { label: string; chips: Chip[]; words: { back: string; on: string } };

/** A row of links that filter the list below; the selected one is marked. */
export function Chips({ label, chips, words }: Props) {
  const { number } = useFormat();
  return (
    <nav aria-label={label}>
      <Scroller words={words}>
        {chips.map(({ name, to, count, isCurrent }) => (
          <li key={name} className={s.cell}>
            <Link
              to={to}
              className={s.chip}
              aria-current={isCurrent ? "true" : undefined}
              preventScrollReset
            >
              {name}
              <small className={s.count}>{number(count)}</small>
            </Link>
          </li>
        ))}
      </Scroller>
    </nav>
  );
}
