import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import type { betOne } from "#platform/contract/play/records.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { back, panel, panelTitle } from "../../../parts/centre/member.css.ts";
import { Result } from "../../../parts/table/result.tsx";
import { BetFacts } from "./bet-facts.tsx";
import { BetMovements } from "./bet-movements.tsx";
import * as s from "./bet-page.css.ts";
import { BetPictures } from "./bet-pictures.tsx";
import { status } from "./bet-table.css.ts";

export type BetDetail = ValueOf<typeof betOne>;

/** One round: its result, the game's own picture of it, and every money movement. */
export function BetPage({ bet }: { bet: BetDetail }) {
  const { t } = useTranslation(["records", "member"]);
  const settledAgain = bet.adjustments.reduce((sum, { amount }) => sum + amount, 0n);
  return (
    <section className={panel}>
      <Link to="/member/bets" className={back}>
        <Icon name="arrow-left" size={18} />
        {t("member:bets.title")}
      </Link>
      <div className={s.head}>
        <div>
          <h1 className={panelTitle}>{bet.gameName}</h1>
          <p className={s.vendor}>{bet.vendorName}</p>
        </div>
        <p className={s.outcome}>
          <span className={status[bet.status]}>{t(`member:bets.states.${bet.status}`)}</span>
          {bet.status !== "UNSETTLED" && (
            <span className={s.result}>
              <Result value={bet.payout + settledAgain - bet.stake} />
            </span>
          )}
        </p>
      </div>
      {bet.isForced && <Notice tone="info">{t("bets.one.forced")}</Notice>}
      <div className={s.columns}>
        <BetPictures bet={bet} />
        <div className={s.side}>
          <BetFacts bet={bet} />
          <BetMovements bet={bet} />
        </div>
      </div>
      <div className={s.actions}>
        <ButtonLink to={`/game?gameCode=${bet.gameCode}`}>{t("bets.one.again")}</ButtonLink>
        <ButtonLink to="/service" tone="outline">
          {t("bets.one.help")}
        </ButtonLink>
      </div>
    </section>
  );
}
