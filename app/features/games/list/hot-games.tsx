import { useTranslation } from "react-i18next";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { CardGame } from "../card/card-game.ts";
import { GameGrid } from "./game-grid.tsx";
import * as s from "./games-list.css.ts";

type Group = { gameType: string; games: CardGame[] };

/** The most played games, under a heading for each type where there are several. */
export function HotGames({ groups }: { groups: Group[] }) {
  const { t } = useTranslation("games");
  const { t: common } = useTranslation("common");
  const filled = groups.filter(({ games }) => games.length > 0);
  return (
    <>
      <div className={s.head}>
        <h1 className={s.title}>{t("hot.title")}</h1>
      </div>
      {filled.length === 0 && (
        <EmptyState icon="flame" title={t("hot.empty")}>
          <ButtonLink to="/rngList">{t("list.emptyAction")}</ButtonLink>
        </EmptyState>
      )}
      {filled.map(({ gameType, games }) => (
        <section key={gameType} className={s.group} aria-label={common(`nav.${gameType}`)}>
          {filled.length > 1 && <h2 className={s.groupTitle}>{common(`nav.${gameType}`)}</h2>}
          <GameGrid games={games} />
        </section>
      ))}
    </>
  );
}
