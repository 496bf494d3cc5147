import { useTranslation } from "#app/i18n/use-translation.ts";
import * as s from "./bet-page.css.ts";
import type { BetDetail } from "./bet-page.tsx";

/** Pictures of the round, play by play; each has a text description. */
export function BetPictures({ bet }: { bet: BetDetail }) {
  const { t } = useTranslation("records");
  const { pictures, roundId, vendor, status, detailUrl } = bet;
  if (pictures.length === 0) {
    return (
      <p className={s.noPicture}>
        {t(status === "UNSETTLED" ? "bets.one.notYet" : "bets.one.noPicture")}
      </p>
    );
  }
  const base = `/member/bets/${encodeURIComponent(roundId)}/picture`;
  // A hand that is played by decisions has one picture, of its end, whichever play closed it.
  const hasBet = pictures.some(({ kind }) => kind === "base");
  const frees = pictures.filter(({ kind }) => kind === "free").map(({ play }) => play);
  return (
    <div className={s.pictures}>
      {pictures.map(({ play, kind, alt }, at) => (
        <figure key={play} className={s.figure}>
          <img
            className={s.picture}
            src={`${base}?${new URLSearchParams({ vendor, play: String(play) })}`}
            alt={alt}
            loading={at === 0 ? "eager" : "lazy"}
          />
          <figcaption className={s.caption}>
            {kind === "free" && hasBet
              ? t("bets.one.freeGame", { number: frees.indexOf(play) + 1 })
              : t("bets.one.ended")}
          </figcaption>
        </figure>
      ))}
      {detailUrl && (
        <a className={s.outside} href={detailUrl} rel="noreferrer noopener" target="_blank">
          {t("bets.one.atVendor", { vendor: bet.vendorName })}
        </a>
      )}
    </div>
  );
}
