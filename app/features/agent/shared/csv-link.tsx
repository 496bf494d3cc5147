import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "../../../parts/export/export-links.css.ts";
import { searchWith } from "../../../parts/pager/search-link.ts";

/** The whole list as a spreadsheet file, with the page's filters and from its first row. */
export function CsvLink({ to }: { to: string }) {
  const { t } = useTranslation("records");
  const search = searchWith(useLocation().search, {});
  return (
    <p className={s.links}>
      <a href={search === "." ? to : `${to}${search}`} className={s.link} download>
        <Icon name="download" size={18} />
        {t("export.csv")}
      </a>
    </p>
  );
}
