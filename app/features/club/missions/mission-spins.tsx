import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { link } from "#app/ui/layout/text.css.ts";
import * as s from "./mission-card.css.ts";
import type { Mission } from "./route.tsx";

type Props = { spins: NonNullable<Mission["spins"]>; status: Mission["status"] };

/** The clauses of a mission's free spins, with the way to their game, and once taken to their list. */
export function MissionSpins({ spins, status }: Props) {
  const { t } = useTranslation("missions");
  const { amount, number } = useFormat();
  const { game, gameName, stake, days, multiple } = spins;
  const isTaken = status === "CLAIMED" || status === "ISSUED";
  return (
    <p className={s.missing}>
      {t("spinsStake", { amount: amount(stake) })}{" "}
      {t("spinsDays", { count: days, shown: number(days) })}{" "}
      {multiple > 0
        ? t("spinsTimes", { count: multiple, shown: number(multiple) })
        : t("spinsYours")}{" "}
      <Link to={`/game?gameCode=${game}`} className={link}>
        {t("spinsGame", { game: gameName })}
      </Link>
      {isTaken && (
        <>
          {" · "}
          <Link to="/member/bonusDetails" className={link}>
            {t("spinsOwn")}
          </Link>
        </>
      )}
    </p>
  );
}
