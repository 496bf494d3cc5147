import { useTranslation } from "#app/i18n/use-translation.ts";
import { Pager } from "#app/ui/data/pager.tsx";
import { useSearchLink } from "./search-link.ts";

/** The pages of a list; links keep its filters. */
export function MemberPager({ page, totalPages }: { page: number; totalPages: number }) {
  const { t } = useTranslation("member");
  const linkTo = useSearchLink();
  return (
    <Pager
      page={page}
      totalPages={totalPages}
      hrefOf={(wanted) => linkTo({ page: wanted === 1 ? null : `${wanted}` })}
      words={{
        label: t("pager.label"),
        previous: t("pager.previous"),
        next: t("pager.next"),
        page: t("pager.page", { page, total: totalPages }),
      }}
    />
  );
}
