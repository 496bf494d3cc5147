import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { SupportCard } from "../../../parts/centre/support-card.tsx";
import { Result } from "../../../parts/table/result.tsx";
import * as look from "../money/recent-money.css.ts";
import { StatusLine } from "../money/status-line.tsx";
import { listItem, reference as referenceClass } from "../transfer/recent-transfers.css.ts";
import type { Move } from "./purses.server.ts";

const SHOWN = 6;

/**
 * The newest moves by their effect on the balance. A failed one moved nothing and shows its reason.
 */
export function RecentMoves({ moves }: { moves: Move[] }) {
  const { t } = useTranslation("purses");
  return (
    <div className={look.column}>
      <section className={look.panel} aria-labelledby="recent-moves">
        <h2 id="recent-moves" className={look.title}>
          {t("recent")}
        </h2>
        {moves.length === 0 && <p className={look.none}>{t("none")}</p>}
        <ol>
          {moves.slice(0, SHOWN).map((move) => (
            <RecentMove key={move.reference} move={move} />
          ))}
        </ol>
      </section>
      <SupportCard />
    </div>
  );
}

function RecentMove({ move }: { move: Move }) {
  const { t } = useTranslation("purses");
  const { dateTime } = useFormat();
  const { direction, vendorName: vendor, status, reason, amount, createdAt, reference } = move;
  return (
    <li className={listItem}>
      <span className={look.words}>
        <strong>{t(direction === "in" ? "toVendor" : "fromVendor", { vendor })}</strong>
        <span className={look.time}>{dateTime(createdAt)}</span>
        {status === "FAILED" && (
          <StatusLine tone="bad" icon="circle-x" words={t(`failures.${reason ?? "refused"}`)} />
        )}
        <code className={referenceClass}>{reference}</code>
      </span>
      {status === "DONE" && amount !== null && (
        <Result value={direction === "in" ? -amount : amount} />
      )}
    </li>
  );
}
