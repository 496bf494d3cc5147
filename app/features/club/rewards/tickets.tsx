import { useTranslation } from "#app/i18n/use-translation.ts";
import { useMoment } from "#app/ui/format/use-moment.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import * as card from "../award-card.css.ts";
import * as s from "./rewards.css.ts";
import type { RewardsData } from "./route.tsx";

/** The tickets of today for each draw that the merchant holds, with the way to it. */
export function Tickets({ draws, rain, raffle }: Pick<RewardsData, "draws" | "rain" | "raffle">) {
  const { t } = useTranslation("rewards");
  const { until } = useMoment();
  if (draws.length === 0 && !rain && !raffle) return null;
  return (
    <section aria-labelledby="tickets">
      <h2 id="tickets" className={s.title}>
        {t("tickets.title")}
      </h2>
      <ul className={card.list}>
        {draws.map(({ draw, tickets, endsAt }) => (
          <li key={draw} className={s.award}>
            <div className={card.head}>
              <span className={card.icon}>
                <Icon name={draw === "egg" ? "egg" : "ticket"} />
              </span>
              <div>
                <h3 className={card.name}>{t(`tickets.${draw}`)}</h3>
                <p className={card.value}>{t("tickets.left", { count: tickets })}</p>
              </div>
            </div>
            <p className={s.quiet}>
              {tickets > 0 ? t("tickets.until", { date: until(endsAt) }) : t("tickets.none")}
            </p>
            <ButtonLink to={`/${draw}`} tone={tickets > 0 ? "action" : "outline"} wide>
              {t(`tickets.to.${draw}`)}
            </ButtonLink>
          </li>
        ))}
        {rain && <Rain rain={rain} />}
        {raffle && <Raffle raffle={raffle} />}
      </ul>
    </section>
  );
}

function Rain({ rain }: { rain: NonNullable<RewardsData["rain"]> }) {
  const { t } = useTranslation("rewards");
  const { at, untilHour } = useMoment();
  const { tickets, nowUntil, nextAt } = rain;
  return (
    <li className={s.award}>
      <div className={card.head}>
        <span className={card.icon}>
          <Icon name="mail" />
        </span>
        <div>
          <h3 className={card.name}>{t("tickets.envelope")}</h3>
          <p className={card.value}>{t("tickets.left", { count: tickets })}</p>
        </div>
      </div>
      <p className={s.quiet}>
        {nowUntil === null
          ? t("tickets.rainAt", { date: at(nextAt) })
          : t("tickets.rainsUntil", { time: untilHour(nowUntil) })}
      </p>
      <ButtonLink to="/envelope" tone={tickets > 0 ? "action" : "outline"} wide>
        {t("tickets.to.envelope")}
      </ButtonLink>
    </li>
  );
}

function Raffle({ raffle }: { raffle: NonNullable<RewardsData["raffle"]> }) {
  const { t } = useTranslation("rewards");
  const { at } = useMoment();
  const { toTake, taken, endsAt } = raffle;
  return (
    <li className={s.award}>
      <div className={card.head}>
        <span className={card.icon}>
          <Icon name="party-popper" />
        </span>
        <div>
          <h3 className={card.name}>{t("tickets.raffle")}</h3>
          <p className={card.value}>{t("tickets.toTake", { count: toTake })}</p>
        </div>
      </div>
      <p className={s.quiet}>{t("tickets.raffleAt", { count: taken, date: at(endsAt) })}</p>
      <ButtonLink to="/raffle" tone={toTake > 0 ? "action" : "outline"} wide>
        {t("tickets.to.raffle")}
      </ButtonLink>
    </li>
  );
}
