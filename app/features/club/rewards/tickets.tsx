import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useMoment } from "#app/ui/format/use-moment.ts";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import { title } from "./rewards.css.ts";
import type { RewardsData } from "./route.tsx";
import * as s from "./tickets.css.ts";

type Shown = Pick<RewardsData, "draws" | "rain" | "raffle" | "now">;

/** The tickets of today for each draw that the merchant holds, with the way to it. */
export function Tickets({ draws, rain, raffle, now }: Shown) {
  const { t } = useTranslation("rewards");
  const { untilNear } = useMoment();
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
            text={
              tickets > 0 ? t("tickets.until", { date: untilNear(endsAt, now) }) : t("tickets.none")
            }
          />
        ))}
        {rain && <Rain rain={rain} now={now} />}
        {raffle && <Raffle raffle={raffle} now={now} />}
      </ul>
    </section>
  );
}

function Rain({ rain, now }: { rain: NonNullable<RewardsData["rain"]>; now: number }) {
  const { t } = useTranslation("rewards");
  const { near, untilHour } = useMoment();
  const { tickets, nowUntil, nextAt } = rain;
  return (
    <Ticket
      of="envelope"
      icon="mail"
      count={t("tickets.left", { count: tickets })}
      text={
        nowUntil === null
          ? t("tickets.rainAt", { date: near(nextAt, now) })
          : t("tickets.rainsUntil", { time: untilHour(nowUntil) })
      }
    />
  );
}

function Raffle({ raffle, now }: { raffle: NonNullable<RewardsData["raffle"]>; now: number }) {
  const { t } = useTranslation("rewards");
  const { near } = useMoment();
  const { toTake, taken, endsAt } = raffle;
  return (
    <Ticket
      of="raffle"
      icon="party-popper"
      count={t("tickets.toTake", { count: toTake })}
      text={t("tickets.raffleAt", { count: taken, date: near(endsAt, now) })}
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
