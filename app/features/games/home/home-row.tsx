import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { GameRow } from "../card/game-row.tsx";
import type { HomeData } from "./home-data.server.ts";
import type { Section } from "./home-sections.ts";

type Props = {
  data: HomeData;
  section: "popular" | "fresh" | "types" | Exclude<Section, string>;
};

/** A row of games: popular, new, a slot category, or other types. */
export function HomeRow({ data, section }: Props) {
  const { t } = useTranslation("home");
  const seeCount = useSeeCount();
  if (section === "popular") {
    const more = data.gameCount > 0 && { to: "/search", label: seeCount(data.gameCount) };
    return <GameRow title={t("popular")} games={data.popular} more={more} isFirst />;
  }
  if (section === "fresh") {
    const more = { to: "/new", label: seeCount(data.fresh.totalGames) };
    return <GameRow title={t("fresh")} games={data.fresh.games} more={more} />;
  }
  if (section === "types") return <OtherTypes data={data} />;
  if ("games" in section)
    return <TypeRow row={data.types.find(({ gameType }) => gameType === section.games)} />;
  const shelf = data.shelves.find(({ gameClassify }) => gameClassify === section.shelf);
  if (!shelf) return null;
  const more = { to: `/rngList?class=${shelf.gameClassify}`, label: seeCount(shelf.totalGames) };
  return <GameRow title={t(`classes.${shelf.gameClassify}`)} games={shelf.games} more={more} />;
}

/** A row for each type with open games that has no section of its own on the page. */
function OtherTypes({ data: { sections, types } }: { data: HomeData }) {
  const named = sections.flatMap((one) =>
    typeof one === "object" && "games" in one ? [one.games] : [],
  );
  return types
    .filter(({ gameType }) => gameType !== "RNG" && !named.includes(gameType))
    .map((row) => <TypeRow key={row.gameType} row={row} />);
}

function TypeRow({ row }: { row: HomeData["types"][number] | undefined }) {
  const { t: common } = useTranslation("common");
  const seeCount = useSeeCount();
  if (!row) return null;
  const { gameType, to, games, totalGames } = row;
  const more = { to, label: seeCount(totalGames) };
  return <GameRow title={common(`nav.${gameType}`)} games={games} more={more} />;
}

function useSeeCount() {
  const { t } = useTranslation("home");
  const { number } = useFormat();
  return (count: number) => t("seeCount", { count, number: number(count) });
}
