import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { useNow } from "#app/ui/motion/use-now.ts";
import { DeadlineClock } from "../../../parts/timeline/deadline-clock.tsx";
import { heading } from "../withdraw/withdraw-page.css.ts";
import * as s from "./purses.css.ts";
import type { Move } from "./purses.server.ts";

/** Moves without an answer from the vendor yet, with a timer to the next check. */
export function MovesUnderWay({ moves, first }: { moves: Move[]; first: number }) {
  const { t } = useTranslation("purses");
  if (moves.length === 0) return null;
  return (
    <section className={s.section} aria-labelledby="on-the-way">
      <h2 id="on-the-way" className={heading}>
        {t("onTheWay")}
      </h2>
      <ul className={s.list}>
        {moves.map((move) => (
          <OpenMove key={move.reference} move={move} first={first} />
        ))}
      </ul>
    </section>
  );
}

function OpenMove({ move, first }: { move: Move; first: number }) {
  const { t } = useTranslation("purses");
  const { amount: format } = useFormat();
  const now = useNow(first);
  const { vendorName: vendor, direction, amount, createdAt, askedNextAt, reference } = move;
  const words = amount === null ? "openAll" : direction === "in" ? "openIn" : "openOut";
  return (
    <li className={s.open}>
      {askedNextAt !== null && !move.isWithStaff && (
        <DeadlineClock
          from={createdAt}
          to={askedNextAt}
          now={now}
          say={() => t("askedSoon", { vendor })}
        />
      )}
      <span className={s.words}>
        <strong>{t(words, { vendor, amount: amount === null ? "" : format(amount) })}</strong>
        <span>{t(move.isWithStaff ? "withStaff" : "waiting", { vendor })}</span>
        <code className={s.reference}>{reference}</code>
      </span>
    </li>
  );
}
