import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./export-links.css.ts";

/** The list as a file for spreadsheets or to be printed, with the filters that are chosen now. */
export function ExportLinks({ to }: { to: string }) {
  const { t } = useTranslation("records");
  const { search } = useLocation();
  return (
    <p className={s.links}>
      {(["csv", "pdf"] as const).map((kind) => (
        <a key={kind} href={`${to}/${kind}${search}`} className={s.link} download>
          <Icon name="download" size={18} />
          {t(`export.${kind}`)}
        </a>
      ))}
    </p>
  );
}
