import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon.tsx";
import { changeListQuery, type ListQuery, listSearch } from "./list-query.ts";
import * as s from "./list-search.css.ts";

/** Searches within the chosen studio and theme, from the first page. */
export function ListSearch({ query }: { query: ListQuery }) {
  const { t } = useTranslation("games");
  return (
    <search className={s.search}>
      <Form action="." className={s.form} preventScrollReset>
        {query.vassalage && <input type="hidden" name="vassalage" value={query.vassalage} />}
        {query.gameClass && <input type="hidden" name="class" value={query.gameClass} />}
        <input
          type="search"
          name="q"
          className={s.input}
          defaultValue={query.q}
          placeholder={t("list.search")}
          aria-label={t("list.search")}
          maxLength={60}
          enterKeyHint="search"
        />
        {query.q && (
          <Link
            to={listSearch(changeListQuery(query, { q: "" })) || "."}
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
      </Form>
    </search>
  );
}
