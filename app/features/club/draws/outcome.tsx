import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { link } from "#app/ui/layout/text.css.ts";
import * as s from "./draw-page.css.ts";
import type { DrawData, Held, Played } from "./route.tsx";
import { usePrize } from "./use-prize.ts";

type Props = { draw: DrawData["draw"]; played: Played; held: Held };

/** What a play gave, in words; with movement it appears when the picture stands. */
export function Outcome({ draw, played, held }: Props) {
  const { t } = useTranslation("draws");
  const { amount } = useFormat();
  const prize = usePrize();
  const wasOut = played.drawn !== played.key && held.prizes.find(({ key }) => key === played.drawn);
  const required = played.cash * BigInt(held.multiple);
  return (
    <div role="status" className={s.outcome[draw]}>
      <p className={s.won}>{t("won", { prize: prize(played) })}</p>
      {wasOut && <p>{t("wasOut", { prize: prize(wasOut) })}</p>}
      <p className={s.small}>
        {required > 0n ? t("required", { required: amount(required) }) : t("paid")}{" "}
        <Link to={`/fair/${played.id}`} className={link}>
          {t("check")}
        </Link>
      </p>
    </div>
  );
}
