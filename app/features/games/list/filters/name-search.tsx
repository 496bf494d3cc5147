import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./list-filters.css.ts";
import { changeFilter, type ListQuery, listSearch } from "./list-query.ts";

type NameProps = { query: ListQuery; type: string; onInput: () => void };

/** The name field with its search and clear buttons. */
export function NameSearch({ query, type, onInput }: NameProps) {
  const { t } = useTranslation("games");
  return (
    <search className={s.search}>
      <input
        type="search"
        name="q"
        className={s.input}
        defaultValue={query.q}
        onInput={onInput}
        placeholder={t("list.searchSubmit")}
        aria-label={t("list.search", { type })}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
      />
      {query.q && (
        <Link
          to={listSearch(changeFilter(query, { q: "" })) || "."}
          className={s.button}
          aria-label={t("list.clearSearch")}
          preventScrollReset
        >
          <Icon name="x" size={18} />
        </Link>
      )}
      <button type="submit" className={s.button} aria-label={t("list.searchSubmit")}>
        <Icon name="search" size={18} />
      </button>
    </search>
  );
}
