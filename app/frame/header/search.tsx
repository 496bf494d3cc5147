import { Form, useSearchParams } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./header.css.ts";

export function Search() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  return (
    <search className={s.searchBox}>
      <Form action="/search" className={s.search}>
        <Icon name="search" size={18} />
        <input
          key={params.get("q")}
          type="search"
          name="q"
          defaultValue={params.get("q") ?? ""}
          aria-label={t("search.label")}
          placeholder={t("search.placeholder")}
          className={s.searchInput}
          maxLength={60}
        />
      </Form>
    </search>
  );
}
