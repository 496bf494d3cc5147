import { useTranslation } from "#app/i18n/use-translation.ts";
import { lead, panel, panelTitle } from "#app/parts/centre/member.css.ts";
import { useMoneyMessage } from "#app/parts/money/use-money-message.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import * as s from "./bonuses.css.ts";
import { CodeForm } from "./code-form.tsx";
import { OfferCard } from "./offer-card.tsx";
import { OpenBonus } from "./open-bonus.tsx";
import { OwnSpins } from "./own-spins.tsx";
import { Records } from "./records.tsx";
import type { BonusesData, Last } from "./route.tsx";
import { SpinOffer } from "./spin-offer.tsx";

type Props = { shown: BonusesData; last: Last };

/** The open bonus with its progress, else those that can be taken with every clause, and the record. */
export function BonusesPage({ shown, last }: Props) {
  const { t } = useTranslation("bonuses");
  const { amount } = useFormat();
  const message = useMoneyMessage("bonuses");
  const { open, offers, told } = shown;
  return (
    <section className={panel}>
      <h1 className={panelTitle}>{t("title")}</h1>
      <p className={lead}>{t("lead")}</p>
      {told && !last && (
        <div role="status" className={s.note}>
          <Notice tone="info">
            {t(`told.${told.state}`, {
              amount: amount(told.amount),
              takenBack: amount(told.takenBack),
            })}
          </Notice>
        </div>
      )}
      {shown.takenSpins && !last && (
        <div role="status" className={s.note}>
          <Notice tone="info">{t("spins.taken", { game: shown.takenSpins.gameName })}</Notice>
        </div>
      )}
      {last?.error && (
        <div className={s.note}>
          <Notice tone="bad">{message(last.error[""] ?? undefined)}</Notice>
        </div>
      )}
      {open && <OpenBonus bonus={open} moneyKey={shown.formKey} last={last} />}
      {!open && offers && (
        <>
          {shown.spinOffer && (
            <SpinOffer offer={shown.spinOffer} moneyKey={shown.formKey} last={last} />
          )}
          {offers.length === 0 && !shown.spinOffer ? (
            <EmptyState icon="gift" title={t("offers.empty")} text={t("offers.emptyText")} />
          ) : (
            <ul className={s.offers}>
              {offers.map((offer) => (
                <li key={offer.term}>
                  <OfferCard offer={offer} moneyKey={shown.formKey} last={last} />
                </li>
              ))}
            </ul>
          )}
          <CodeForm code={shown.code} problem={shown.codeProblem} />
        </>
      )}
      {!open && !offers && <p className={s.quiet}>{t("errors.not_allowed_here")}</p>}
      {shown.spins.length > 0 && <OwnSpins spins={shown.spins} />}
      <Records shown={shown} />
    </section>
  );
}
