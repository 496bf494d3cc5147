import { useTranslation } from "#app/i18n/use-translation.ts";
import { CopyButton } from "#app/ui/data/copy-button.tsx";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import * as look from "../money/money-page.css.ts";
import * as s from "./bet-page.css.ts";
import type { BetDetail } from "./bet-page.tsx";

export function BetFacts({ bet }: { bet: BetDetail }) {
  const { t } = useTranslation(["records", "member"]);
  const { exactTime } = useFormat();
  const { stake, payout, validBet, placedAt, settledAt, roundId } = bet;
  return (
    <dl className={s.facts}>
      <div className={look.fact}>
        <dt>{t("member:bets.stake")}</dt>
        <dd>
          <Amount value={stake} />
        </dd>
      </div>
      <div className={look.fact}>
        <dt>{t("bets.one.payout")}</dt>
        <dd>
          <Amount value={payout} />
        </dd>
      </div>
      <div className={look.fact}>
        <dt>{t("member:bets.valid")}</dt>
        <dd>
          <Amount value={validBet} />
        </dd>
      </div>
      <div className={look.fact}>
        <dt>{t("bets.one.placed")}</dt>
        <dd>{exactTime(placedAt)}</dd>
      </div>
      {settledAt !== null && (
        <div className={look.fact}>
          <dt>{t("bets.one.settled")}</dt>
          <dd>{exactTime(settledAt)}</dd>
        </div>
      )}
      <div className={look.fact}>
        <dt>{t("member:bets.round")}</dt>
        <dd className={look.reference}>
          <code>{roundId}</code>
          <CopyButton
            text={roundId}
            words={{ copy: t("bets.one.copy"), copied: t("bets.one.copied") }}
          />
        </dd>
      </div>
    </dl>
  );
}
