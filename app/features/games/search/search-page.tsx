import { Form } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { SavedGamesProvider } from "../card/saved-games-provider.tsx";
import * as filters from "../list/filters/list-filters.css.ts";
import { NameSearch } from "../list/filters/name-search.tsx";
import { useComingQuery } from "../list/filters/use-coming-query.ts";
import { useListForm } from "../list/filters/use-list-form.ts";
import * as s from "../list/games-list.css.ts";
import { ListResults } from "../list/list-results.tsx";
import type { SearchData } from "./search-data.server.ts";

/** The results of the header's search: games of every type, by game and vendor name. */
export function SearchPage({ data }: { data: SearchData }) {
  const { t } = useTranslation("games");
  const coming = useComingQuery();
  const query = coming ?? data.query;
  const { form, onInput, onSubmit } = useListForm(query);
  const isEmpty = data.query.q === "";
  // Whoever comes to search begins to type.
  useEffect(() => {
    if (isEmpty && document.activeElement?.closest("form") !== form.current)
      form.current?.querySelector("input")?.focus();
  }, [isEmpty, form]);
  return (
    <SavedGamesProvider saved={data.saved}>
      <div className={s.headWithFields}>
        <h1 className={s.titleBesideFields}>{t("search.title")}</h1>
        <Form
          action="."
          className={filters.besideTitle}
          ref={form}
          preventScrollReset
          onSubmit={onSubmit}
        >
          <NameSearch query={query} onInput={onInput} type={t("search.all")} />
        </Form>
      </div>
      <ListResults data={data} coming={coming} />
    </SavedGamesProvider>
  );
}
