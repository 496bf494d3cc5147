import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { searchWith } from "../pager/search-link.ts";
import * as s from "./export-links.css.ts";

/**
 * The whole list as a spreadsheet file, with the page's filters and from its first row. No `download`
 * attribute: a list that is too long answers with a page.
 */
export function CsvLink({ to }: { to: string }) {
  const { t } = useTranslation("records");
  const search = searchWith(useLocation().search, {});
  return (
    <p className={s.links}>
      <a href={search === "." ? to : `${to}${search}`} className={s.link}>
        <Icon name="download" size={18} />
        {t("export.csv")}
      </a>
    </p>
  );
}
