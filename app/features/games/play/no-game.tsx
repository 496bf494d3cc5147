import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import type { IconName } from "#app/ui/media/icon.tsx";
import { commonFrame } from "../card/card-game.ts";
import { GameCard } from "../card/game-card.tsx";
import { SessionForm } from "./clock/session-form.tsx";
import type { LaunchData, NoGameReason } from "./launch.server.ts";
import * as s from "./no-game.css.ts";

const icons: Record<NoGameReason, IconName> = {
  maintenance: "hourglass",
  trial: "user-plus",
  unreachable: "triangle-alert",
  busy: "triangle-alert",
  gone: "search",
  noDemo: "info",
  law: "info",
  identity: "badge-check",
  break: "hourglass",
  listed: "hourglass",
  held: "hourglass",
  leaving: "info",
  register: "triangle-alert",
  session: "clock",
};

type Props = { data: Extract<LaunchData, { url: null }> };

/** Why the game did not open, and what to play or do instead. */
export function NoGame({ data }: Props) {
  const { t } = useTranslation("games");
  const { reason, popular, game } = data;
  return (
    <div className={s.page}>
      {game && <p className={s.name}>{game.name}</p>}
      <EmptyState
        icon={icons[reason]}
        title={t(`play.${reason}Title`)}
        text={t(`play.${reason}Text`)}
        as="h1"
      >
        {reason === "session" ? <SessionForm /> : <Action data={data} />}
      </EmptyState>
      {popular.length > 0 && (
        <section aria-labelledby="instead">
          <h2 id="instead" className={s.title}>
            {t("play.instead")}
          </h2>
          <ul className={s.games}>
            {popular.map((other) => (
              <li key={other.gameCode} className={s.game}>
                <GameCard game={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Action({ data: { reason, backTo, game } }: Props) {
  const { t } = useTranslation("games");
  const { pathname, search } = useLocation();
  if (reason === "break") {
    return (
      <ButtonLink to="/member/protection" tone="outline">
        {t("play.breakAction")}
      </ButtonLink>
    );
  }
  if (reason === "trial") return <ButtonLink to="/register">{t("play.trialAction")}</ButtonLink>;
  if (reason === "identity") {
    return <ButtonLink to="/member/securityCenter/identity">{t("play.identityAction")}</ButtonLink>;
  }
  if (reason === "held") {
    return <ButtonLink to="/help/contact">{t("play.heldAction")}</ButtonLink>;
  }
  if (reason === "leaving") {
    return <ButtonLink to="/member/securityCenter/data">{t("play.leavingAction")}</ButtonLink>;
  }
  if (reason === "noDemo" && game) {
    return <ButtonLink to={commonFrame(game.gameCode)}>{t("play.forReal")}</ButtonLink>;
  }
  if (reason === "unreachable" || reason === "busy" || reason === "register") {
    return (
      <ButtonLink to={pathname + search} reloadDocument>
        {t("list.retry")}
      </ButtonLink>
    );
  }
  // A cockfight has no list behind it: back would only return here.
  const to = backTo === pathname ? "/hot" : backTo;
  return (
    <ButtonLink to={to} tone="outline">
      {t("play.back")}
    </ButtonLink>
  );
}
