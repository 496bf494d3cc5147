import { useTranslation } from "react-i18next";
import { useBrand } from "#app/frame/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { IconName } from "#app/ui/icon.tsx";
import { type ListQuery, listSearch } from "./list-query.ts";

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

/** Why a list shows no game, and the way on. */
export function NoGames({ reason, query }: { reason: Reason; query?: ListQuery }) {
  const { t } = useTranslation("games");
  const { gamesPath } = useBrand();
  return (
    <EmptyState icon={icons[reason]} title={t(`${reason}.empty`)} text={t(`${reason}.emptyText`)}>
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
