import { useFetcher, useLocation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { sayMessage } from "#app/ui/format/message.ts";
import type { ListGame } from "./card-game.ts";
import * as s from "./game-tools.css.ts";
import { Heart } from "./heart.tsx";
import { useSavedGames } from "./saved-games.ts";

/**
 * Saves or removes a game. The heart changes at once, and changes back with a message when the
 * platform refuses. It is a form, so it works without scripts; a guest logs in first.
 */
export function FavouriteButton({ game }: { game: ListGame }) {
  const { t } = useTranslation("games");
  const { gameCodes } = useSavedGames();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<{ refused?: string }>();
  const asked = fetcher.formData?.get("isFavourite");
  const isOn = asked ? asked === "true" : gameCodes.has(game.gameCode);
  const refused = fetcher.state === "idle" ? fetcher.data?.refused : undefined;
  return (
    <fetcher.Form method="post" action="/favorite">
      <input type="hidden" name="nodeId" value={game.gameCode} />
      <input type="hidden" name="vendor" value={game.vassalage} />
      <input type="hidden" name="gameType" value={game.gameType} />
      <input type="hidden" name="isFavourite" value={String(!isOn)} />
      <input type="hidden" name="to" value={pathname + search} />
      <button
        type="submit"
        className={s.heart}
        aria-pressed={isOn}
        aria-busy={fetcher.state !== "idle"}
        aria-label={t("card.save", { game: game.name })}
      >
        <Heart isBusy={fetcher.state !== "idle"} />
      </button>
      {refused && (
        <p role="alert" className={s.note}>
          {sayMessage(t, refused)}
        </p>
      )}
    </fetcher.Form>
  );
}
