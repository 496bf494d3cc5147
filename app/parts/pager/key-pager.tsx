import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import * as s from "./key-pager.css.ts";
import { useSearchLink } from "./search-link.ts";

/** The way on in a list whose pages have no numbers, and back to its first page. */
export function KeyPager({ next }: { next: string | null }) {
  const { t } = useTranslation("agent");
  const linkTo = useSearchLink();
  const isFirst = !new URLSearchParams(useLocation().search).has("after");
  if (isFirst && next === null) return null;
  return (
    <nav className={s.pager} aria-label={t("pager.label")}>
      {!isFirst && (
        <ButtonLink to={linkTo({ after: null })} tone="outline">
          {t("pager.first")}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink to={linkTo({ after: next })} tone="soft">
          {t("pager.next")}
        </ButtonLink>
      )}
    </nav>
  );
}
