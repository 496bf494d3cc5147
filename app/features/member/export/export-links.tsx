import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon.tsx";
import * as s from "./export-link.css.ts";

/** The list as a file, with the filters that are chosen now. */
export function ExportLink({ to }: { to: string }) {
  const { t } = useTranslation("records");
  const { search } = useLocation();
  return (
    <a href={to + search} className={s.link} download>
      <Icon name="download" size={18} />
      {t("export.link")}
    </a>
  );
}
