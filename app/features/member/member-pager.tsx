import { useTranslation } from "react-i18next";
import { Pager } from "#app/ui/pager.tsx";

export function MemberPager({ page, totalPages }: { page: number; totalPages: number }) {
  const { t } = useTranslation("member");
  return (
    <Pager
      page={page}
      totalPages={totalPages}
      hrefOf={(wanted) => (wanted === 1 ? "." : `?page=${wanted}`)}
      words={{
        label: t("pager.label"),
        previous: t("pager.previous"),
        next: t("pager.next"),
        page: t("pager.page", { page, total: totalPages }),
      }}
    />
  );
}
