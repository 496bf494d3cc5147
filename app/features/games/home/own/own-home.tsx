import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import { GameRow } from "../../card/game-row.tsx";
import * as s from "./own-home.css.ts";
import type { OwnHomeData } from "./own-home.server.ts";

/** The member's own part of the home page: what waits, the last games and the favourites. */
export function OwnHome({ own }: { own: OwnHomeData }) {
  const { t } = useTranslation("home");
  const { recent, favourites } = own;
  return (
    <>
      <h1 className={s.greeting}>{t("own.greeting", { name: own.name })}</h1>
      <Waiting own={own} />
      <GameRow
        title={t("own.recent")}
        games={recent}
        more={{ to: "/recent", label: t("own.all") }}
        isFirst
      />
      <GameRow
        title={t("own.favourites")}
        games={favourites}
        more={{ to: "/favorite", label: t("own.all") }}
        isFirst={recent.length === 0}
      />
    </>
  );
}

type Wait = { to: string; icon: IconName; words: string };

function Waiting({ own: { unpaid, arrived } }: { own: OwnHomeData }) {
  const { t } = useTranslation("home");
  const { amount } = useFormat();
  const waits: Wait[] = [
    ...arrived.map((one) => ({
      to: `/member/withdraw/${one.id}`,
      icon: "banknote" as const,
      words: t("own.arrived", { amount: amount(one.amount) }),
    })),
    ...unpaid.map((one) => ({
      to: `/member/deposit/${one.id}`,
      icon: "hourglass" as const,
      words: t("own.unpaid", { amount: amount(one.amount) }),
    })),
  ];
  if (waits.length === 0) return null;
  return (
    <section aria-label={t("own.waits")}>
      <ul className={s.waits}>
        {waits.map(({ to, icon, words }, index) => (
          <li key={`${to} ${index}`}>
            <Link to={to} className={s.wait}>
              <Icon name={icon} size={22} />
              <span className={s.words}>{words}</span>
              <Icon name="chevron-right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
