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

/** The way on in a list of the agent centre whose pages have no numbers, and back to its first page. */
export function KeyPager({ label, ...page }: Props) {
  const { t } = useTranslation("agent");
  const [first, next] = [t("pager.first"), t("pager.next")];
  return <KeyLinks {...page} words={{ label: label ?? t("pager.label"), first, next }} />;
}

type LinksProps = Omit<Props, "label"> & {
  words: { label: string; first: string; next: string };
  /** What else the links keep of the address. */
  kept?: Record<string, string | null>;
  /** The id of the part of the page that the links lead to. */
  to?: string;
};

/** The same in the words of any page. */
export function KeyLinks({ next, name = "after", words, kept, to }: LinksProps) {
  const linkTo = useSearchLink();
  const isFirst = !new URLSearchParams(useLocation().search).has(name);
  if (isFirst && next === null) return null;
  const pageAt = (place: string | null) =>
    `${linkTo({ ...kept, [name]: place })}${to ? `#${to}` : ""}`;
  return (
    <nav className={s.pager} aria-label={words.label}>
      {!isFirst && (
        <ButtonLink to={pageAt(null)} tone="outline">
          {words.first}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink to={pageAt(next)} tone="soft">
          {words.next}
        </ButtonLink>
      )}
    </nav>
  );
}
