import { Link, useLocation } from "@remix-run/react";
import { isWithin } from "#app/frame/header/menu/is-current.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "../../parts/centre/member-menu.css.ts";
import type { CentreData } from "./layout.tsx";
import { agentMenu, agentPath } from "./menu.ts";

const GROUPS = ["team", "records", "pay", "account"] as const;

/** Grouped in a column on a wide screen, one row of tabs on a phone. */
export function AgentMenu({ data: { has, requests } }: { data: CentreData }) {
  const { t } = useTranslation("agent");
  const { pathname } = useLocation();
  const groups = GROUPS.map((group) => ({
    group,
    items: agentMenu.filter((item) => item.group === group && (!item.kind || has[item.kind])),
  })).filter(({ items }) => items.length > 0);
  return (
    <nav aria-label={t("menu.label")} className={s.menu}>
      {groups.map(({ group, items }) => (
        <div key={group} className={s.group}>
          <p className={s.groupName} id={`agent-menu-${group}`}>
            {t(`menu.${group}`)}
          </p>
          <ul className={s.list} aria-labelledby={`agent-menu-${group}`}>
            {items.map(({ id, icon, badge }) => (
              <li key={id}>
                <Link
                  to={agentPath(id)}
                  className={s.item}
                  aria-current={isWithin(agentPath(id), pathname) ? "page" : undefined}
                >
                  <span className={s.icon}>
                    <Icon name={icon} />
                  </span>
                  {t(`menu.${id}`)}
                  {badge && requests > 0 && (
                    <span className={s.badge}>
                      <span aria-hidden="true">{requests}</span>
                      <span className={s.spoken}>{t("menu.requests", { count: requests })}</span>
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
