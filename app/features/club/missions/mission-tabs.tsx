import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import * as s from "./missions.css.ts";

const TABS = [
  ["missions", "/missions"],
  ["boards", "/missions/boards"],
] as const;

/** Missions and leaderboards as links, each with an address of its own. */
export function MissionTabs() {
  const { t } = useTranslation("missions");
  const { pathname } = useLocation();
  const current = pathname.startsWith("/missions/boards") ? "boards" : "missions";
  return (
    <nav aria-label={t("tabs.label")}>
      <ul className={s.tabs}>
        {TABS.map(([tab, to]) => (
          <li key={tab}>
            <Link
              to={to}
              className={s.tab}
              aria-current={tab === current ? (pathname === to ? "page" : "true") : undefined}
            >
              {t(`tabs.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
