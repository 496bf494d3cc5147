import { useLocation } from "@remix-run/react";
import { isWithin } from "#app/frame/header/menu/is-current.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import * as s from "../../parts/centre/member-menu.css.ts";
import { MenuGroup, MenuPage } from "../../parts/centre/menu-group.tsx";
import type { CentreData } from "./layout.tsx";
import { agentMenu, agentPath } from "./menu.ts";

const GROUPS = ["team", "records", "pay", "account"] as const;

/** The agent centre's pages in their groups; one row of tabs on a phone. */
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
        <MenuGroup
          key={group}
          id={`agent-menu-${group}`}
          name={t(`menu.${group}`)}
          to={agentPath(items[0]!.id)}
          waiting={items.some(({ badge }) => badge) ? requests : 0}
        >
          {items.map(({ id, icon, badge }) => (
            <MenuPage
              key={id}
              name={t(`menu.${id}`)}
              to={agentPath(id)}
              icon={icon}
              isCurrent={isWithin(agentPath(id), pathname)}
              count={badge ? requests : 0}
              told={t("menu.requests", { count: requests })}
            />
          ))}
        </MenuGroup>
      ))}
    </nav>
  );
}
