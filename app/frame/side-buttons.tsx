import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon.tsx";
import * as s from "./side-buttons.css.ts";
import { useBrand } from "./use-site.ts";

/** Help within reach of every page: mail, help centre, back to the top. */
export function SideButtons() {
  const { t } = useTranslation();
  const { customerService } = useBrand();
  return (
    <aside className={s.stack} aria-label={t("service.label")}>
      <a
        className={s.button}
        href={`mailto:${customerService.email}`}
        aria-label={t("service.mail")}
      >
        <Icon name="headset" />
      </a>
      <Link className={s.button} to="/help" aria-label={t("service.help")}>
        <Icon name="life-buoy" />
      </Link>
      <a className={s.button} href="#content" aria-label={t("service.top")}>
        <Icon name="arrow-up" />
      </a>
    </aside>
  );
}
