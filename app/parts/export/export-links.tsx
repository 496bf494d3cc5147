import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./export-links.css.ts";

/** Links to the list as a spreadsheet file or a printable file, with the current filters. */
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
