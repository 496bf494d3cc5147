import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import type { IconName } from "#app/ui/media/icon.tsx";
import { useSearchLink } from "./search-link.ts";

/** The state of a page number beyond the end of a list, with a link to its first page. */
export function NoSuchPage({ icon = "search" }: { icon?: IconName }) {
  const { t } = useTranslation("member");
  const linkTo = useSearchLink();
  return (
    <EmptyState icon={icon} title={t("pager.noPage")} text={t("pager.noPageText")}>
      <ButtonLink to={linkTo({ page: null })}>{t("pager.firstPage")}</ButtonLink>
    </EmptyState>
  );
}
