import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useMoment } from "#app/ui/format/use-moment.ts";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import { title } from "./rewards.css.ts";
import type { RewardsData } from "./route.tsx";
import * as s from "./tickets.css.ts";

/** The tickets of today for each draw that the merchant holds, with the way to it. */
export function Tickets({ draws, rain, raffle }: Pick<RewardsData, "draws" | "rain" | "raffle">) {
  const { t } = useTranslation("rewards");
  const { until } = useMoment();
  if (draws.length === 0 && !rain && !raffle) return null;
  return (
    <section aria-labelledby="tickets">
      <h2 id="tickets" className={title}>
        {t("tickets.title")}
      </h2>
      <ul className={s.list}>
        {draws.map(({ draw, tickets, endsAt }) => (
          <Ticket
            key={draw}
            of={draw}
            icon={draw === "egg" ? "egg" : "ticket"}
            count={t("tickets.left", { count: tickets })}
            text={tickets > 0 ? t("tickets.until", { date: until(endsAt) }) : t("tickets.none")}
          />
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
    <Ticket
      of="envelope"
      icon="mail"
      count={t("tickets.left", { count: tickets })}
      text={
        nowUntil === null
          ? t("tickets.rainAt", { date: at(nextAt) })
          : t("tickets.rainsUntil", { time: untilHour(nowUntil) })
      }
    />
  );
}

function Raffle({ raffle }: { raffle: NonNullable<RewardsData["raffle"]> }) {
  const { t } = useTranslation("rewards");
  const { at } = useMoment();
  const { toTake, taken, endsAt } = raffle;
  return (
    <Ticket
      of="raffle"
      icon="party-popper"
      count={t("tickets.toTake", { count: toTake })}
      text={t("tickets.raffleAt", { count: taken, date: at(endsAt) })}
    />
  );
}

type TicketProps = {
  of: RewardsData["draws"][number]["draw"] | "envelope" | "raffle";
  icon: IconName;
  count: string;
  text: string;
};

function Ticket({ of, icon, count, text }: TicketProps) {
  const { t } = useTranslation("rewards");
  return (
    <li className={s.ticket}>
      <span className={s.sign}>
        <Icon name={icon} />
      </span>
      <h3 className={s.name}>{t(`tickets.${of}`)}</h3>
      <p className={s.count}>{count}</p>
      <p className={s.text}>{text}</p>
      <Link to={`/${of}`} className={s.way}>
        {t(`tickets.to.${of}`)}
        <Icon name="chevron-right" size={18} />
      </Link>
    </li>
  );
}
