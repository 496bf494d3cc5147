import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { IconName } from "#app/ui/icon.tsx";
import type { CardGame } from "../card/card-game.ts";
import { GameCard } from "../card/game-card.tsx";
import type { NoGameReason } from "./launch.server.ts";
import * as s from "./no-game.css.ts";

const icons: Record<NoGameReason, IconName> = {
  maintenance: "hourglass",
  trial: "user-plus",
  unreachable: "triangle-alert",
};

/** Why the game did not open, and what to play or do instead. */
export function NoGame({ reason, popular }: { reason: NoGameReason; popular: CardGame[] }) {
  const { t } = useTranslation("games");
  return (
    <div className={s.page}>
      <EmptyState
        icon={icons[reason]}
        title={t(`play.${reason}Title`)}
        text={t(`play.${reason}Text`)}
        as="h1"
      >
        <Action reason={reason} />
      </EmptyState>
      <ul className={s.games}>
        {popular.map((game) => (
          <li key={game.gameCode} className={s.game}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Action({ reason }: { reason: NoGameReason }) {
  const { t } = useTranslation("games");
  const { pathname, search } = useLocation();
  if (reason === "trial") return <ButtonLink to="/register">{t("play.trialAction")}</ButtonLink>;
  if (reason === "unreachable") {
    return (
      <ButtonLink to={pathname + search} reloadDocument>
        {t("list.retry")}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to="/rngList" tone="outline">
      {t("play.back")}
    </ButtonLink>
  );
}
