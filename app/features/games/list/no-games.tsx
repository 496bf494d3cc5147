import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import type { IconName } from "#app/ui/media/icon.tsx";
import { type ListQuery, listSearch } from "./filters/list-query.ts";

type Reason = "all" | "hot" | "fav" | "recent" | "new" | "search" | "failed" | "trial";

const icons: Record<Reason, IconName> = {
  all: "search",
  hot: "flame",
  fav: "heart",
  recent: "history",
  new: "sparkles",
  search: "search",
  failed: "triangle-alert",
  trial: "user-plus",
};

/** Why a list shows no game, and what to do next. */
export function NoGames({ reason, query }: { reason: Reason; query?: ListQuery }) {
  const { t } = useTranslation("games");
  const { gamesPath, emptyArt } = useBrand();
  const arts: Partial<Record<Reason, string | null>> = {
    all: emptyArt.hits,
    fav: emptyArt.favourites,
    search: emptyArt.hits,
    recent: emptyArt.records,
  };
  return (
    <EmptyState
      icon={icons[reason]}
      art={arts[reason] ?? null}
      title={t(`${reason}.empty`)}
      text={t(`${reason}.emptyText`)}
    >
      {reason === "failed" && (
        <ButtonLink to={(query && listSearch(query)) || "."} reloadDocument>
          {t("list.retry")}
        </ButtonLink>
      )}
      {reason === "trial" && <ButtonLink to="/register">{t("play.trialAction")}</ButtonLink>}
      {reason !== "failed" && reason !== "trial" && (
        <ButtonLink to={query ? "." : gamesPath} tone="outline">
          {t("list.emptyAction")}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
