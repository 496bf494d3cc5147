import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import * as s from "./key-pager.css.ts";
import { useSearchLink } from "./search-link.ts";

type Props = {
  next: string | null;
  /** The parameter of the address that names the page. */
  name?: string;
  /** What is paged, where a page has two lists. */
  label?: string;
};

/** The way on in a list whose pages have no numbers, and back to its first page. */
export function KeyPager({ next, name = "after", label }: Props) {
  const { t } = useTranslation("agent");
  const linkTo = useSearchLink();
  const isFirst = !new URLSearchParams(useLocation().search).has(name);
  if (isFirst && next === null) return null;
  return (
    <nav className={s.pager} aria-label={label ?? t("pager.label")}>
      {!isFirst && (
        <ButtonLink to={linkTo({ [name]: null })} tone="outline">
          {t("pager.first")}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink to={linkTo({ [name]: next })} tone="soft">
          {t("pager.next")}
        </ButtonLink>
      )}
    </nav>
  );
}
