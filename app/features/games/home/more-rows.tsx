import { useTranslation } from "react-i18next";
import { GameRow } from "../card/game-row.tsx";
import type { HomeData } from "./home-data.server.ts";

/** What arrived lately, and a row for each other type with games that are open. */
export function MoreRows({ data: { fresh, types } }: { data: HomeData }) {
  const { t } = useTranslation("home");
  const { t: common } = useTranslation("common");
  return (
    <>
      <GameRow
        title={t("fresh")}
        games={fresh.games}
        more={{ to: "/new", label: t("seeCount", { count: fresh.totalGames }) }}
      />
      {types.map(({ gameType, to, games, totalGames }) => (
        <GameRow
          key={gameType}
          title={common(`nav.${gameType}`)}
          games={games}
          more={{ to, label: t("seeCount", { count: totalGames }) }}
        />
      ))}
    </>
  );
}
