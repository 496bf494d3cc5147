import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import type { WithdrawData } from "../withdraw.server.ts";
import * as s from "../withdraw-page.css.ts";

type Lot = WithdrawData["options"]["lots"][number];

/** What is still to be wagered, deposit by deposit; bets fill the oldest first. */
export function Lots({ lots }: { lots: Lot[] }) {
  const { t } = useTranslation("withdraw");
  if (lots.length === 0) return null;
  return (
    <section className={s.lots} aria-labelledby="lots">
      <h2 id="lots" className={s.heading}>
        {t("lots.title")}
      </h2>
      <p className={s.quiet}>{t("lots.text")}</p>
      <ul className={s.lotList}>
        {lots.map((lot) => (
          <li key={lot.openedAt}>
            <LotBar lot={lot} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LotBar({ lot }: { lot: Lot }) {
  const { t } = useTranslation("withdraw");
  const { amount, date } = useFormat();
  const { required, done } = lot;
  const name = t(`lots.sources.${lot.source}`, {
    amount: amount(lot.amount),
    date: date(lot.openedAt),
  });
  const share = required === 0n ? 100 : Number((done * 100n) / required);
  return (
    <div className={s.lot}>
      <p className={s.lotWords}>
        <strong>{name}</strong>
        <span className={s.quiet}>
          {t("lots.of", { done: amount(done), required: amount(required) })}
        </span>
      </p>
      <progress className={s.progress} value={share} max={100} aria-label={name} />
      <p className={s.quiet}>{t("lots.left", { left: amount(required - done) })}</p>
    </div>
  );
}
