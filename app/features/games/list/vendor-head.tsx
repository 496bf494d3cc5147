import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import type { GameType } from "#platform/contract/play/game-types.ts";
import { vendorGamesPath } from "../launch/launch-target.ts";
import type { ListData } from "./list-data.server.ts";
import * as s from "./vendor-head.css.ts";

type Props = { vendor: NonNullable<ListData["vendor"]>; gameType: GameType };

/** The vendor's wordmark, its number of games and their return to player. */
export function VendorHead({ vendor, gameType }: Props) {
  const { t } = useTranslation("games");
  const { number } = useFormat();
  const count = vendor.gameCount;
  const all = count + vendor.others;
  return (
    <section className={s.head} aria-label={vendor.name}>
      <img src={vendor.logo} alt="" height={40} width={185} className={s.logo} />
      <div className={s.words}>
        <h2 className={s.name}>{vendor.name}</h2>
        <p className={s.facts}>
          <span>{t(`vendor.count.${gameType}`, { count, number: number(count) })}</span>
          <Rtp vendor={vendor} />
        </p>
      </div>
      {vendor.others > 0 && (
        <Link to={vendorGamesPath(vendor.vassalage)} className={s.all} preventScrollReset>
          {t("vendor.all", { count: all, number: number(all) })}
        </Link>
      )}
    </section>
  );
}

function Rtp({ vendor: { rtpFrom, rtpTo } }: Pick<Props, "vendor">) {
  const { t } = useTranslation("games");
  const { percent } = useFormat();
  if (rtpFrom === null || rtpTo === null) return null;
  const isOne = rtpFrom === rtpTo;
  return (
    <span>
      {isOne
        ? t("vendor.rtp", { rtp: percent(rtpFrom) })
        : t("vendor.rtpRange", { from: percent(rtpFrom), to: percent(rtpTo) })}
    </span>
  );
}
