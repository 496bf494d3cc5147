import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { RenderedOnce } from "#app/ui/layout/rendered-once.tsx";
import { GameRow } from "../card/game-row.tsx";
import { keyOf } from "./home-sections.ts";
import type { Shelf } from "./shelves/shelf.ts";

/** A row of games: popular, new, a slot category, or another type. */
export function HomeRow({ shelf }: { shelf: Shelf }) {
  const { t } = useTranslation("home");
  const { number } = useFormat();
  const title = useTitle(shelf);
  const { of, to, games, totalGames: count } = shelf;
  // Popular games lead to all games, whose count is not theirs.
  const words = of === "popular" ? "seeEvery" : "seeCount";
  const label = t(words, { count, number: number(count) });
  const more = count > 0 && { to, label };
  return (
    <RenderedOnce name={`row-${keyOf(of)}`} of={shelf}>
      <GameRow title={title} games={games} more={more} isFirst={of === "popular"} />
    </RenderedOnce>
  );
}

function useTitle({ of }: Shelf): string {
  const { t } = useTranslation("home");
  const { t: common } = useTranslation("common");
  if (typeof of === "string") return t(of);
  return "games" in of ? common(`nav.${of.games}`) : t(`classes.${of.shelf}`);
}
