import { Link } from "@remix-run/react";
import { useShownBalance } from "#app/frame/live/use-shown-balance.ts";
import { useSite } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import type { CardGame } from "../../card/card-game.ts";
import { GameRow } from "../../card/game-row.tsx";
import * as line from "../../card/line/shared-line.css.ts";
import { MOST_SHORT, restShare, shortShare } from "../../card/line/shared-line.ts";
import { hasSharedLine } from "./has-shared-line.ts";
import * as s from "./own-home.css.ts";
import type { OwnHomeData } from "./own-home.server.ts";

type Props = { own: OwnHomeData; popular: CardGame[] };

/**
 * The member's own part of the home page: what waits, the last games and the favourites. A few games
 * share their line with popular ones.
 */
export function OwnHome({ own, popular }: Props) {
  const { t } = useTranslation("home");
  return (
    <>
      <div className={s.head}>
        <h1 className={s.greeting}>{t("own.greeting", { name: own.name })}</h1>
        <SearchLink />
      </div>
      {own.held && <Resting held={own.held} />}
      {own.isEmpty && <FirstStep />}
      <Waiting own={own} />
      {!own.held && <OwnGames own={own} popular={popular} />}
    </>
  );
}

/** The way to search on a phone, where the header has none. */
function SearchLink() {
  const { t } = useTranslation();
  return (
    <Link to="/search" className={s.searchLink} aria-label={t("search.label")}>
      <Icon name="search" />
    </Link>
  );
}

function OwnGames({ own, popular }: Props) {
  const { t } = useTranslation("home");
  const { recent, favourites } = own;
  if (hasSharedLine(own, popular)) return <SharedLine own={own} popular={popular} />;
  return (
    <>
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

/** A break: until when, and the way to the money. Nothing of the member's own invites to play. */
function Resting({ held: { kind, until } }: { held: NonNullable<OwnHomeData["held"]> }) {
  const { t } = useTranslation("home");
  const { dateTime } = useFormat();
  const time = until === null ? "" : dateTime(until);
  return (
    <section className={s.step} aria-labelledby="resting">
      <div className={s.words}>
        <h2 id="resting" className={s.stepTitle}>
          {t(`own.resting.${until === null ? "forEver" : kind}`, { time })}
        </h2>
        <p className={s.stepText}>{t("own.resting.text")}</p>
        <Link to="/member/protection">{t("own.resting.more")}</Link>
      </div>
      <ButtonLink to="/member/withdraw" tone="outline">
        {t("own.resting.withdraw")}
      </ButtonLink>
    </section>
  );
}

function SharedLine({ own: { recent, favourites }, popular }: Props) {
  const { t } = useTranslation("home");
  const own = [...recent, ...favourites].map(({ gameCode }) => gameCode);
  const others = popular.filter(({ gameCode }) => !own.includes(gameCode));
  return (
    <div className={line.window}>
      <div className={`${line.line} ${own.length === MOST_SHORT ? line.fullLine : ""}`}>
        <GameRow title={t("own.recent")} games={recent} isFirst share={shortShare(recent.length)} />
        <GameRow
          title={t("own.favourites")}
          games={favourites}
          isFirst
          share={shortShare(favourites.length)}
        />
        <GameRow title={t("popular")} games={others} isFirst share={restShare(own.length)} />
      </div>
    </div>
  );
}

/** What a member without money does first. */
function FirstStep() {
  const { t } = useTranslation("home");
  const { isBalanceHidden } = useSite();
  const balance = useShownBalance();
  if (isBalanceHidden || balance !== 0n) return null;
  return (
    <section className={s.step} aria-labelledby="first-step">
      <div className={s.words}>
        <h2 id="first-step" className={s.stepTitle}>
          {t("own.empty.title")}
        </h2>
        <p className={s.stepText}>{t("own.empty.text")}</p>
      </div>
      <ButtonLink to="/member/deposit">{t("own.empty.deposit")}</ButtonLink>
    </section>
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
          <li key={`${to} ${index}`} className={s.waitCell}>
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
