import { useLocation } from "@remix-run/react";
import { useRef } from "react";
import { isWithin } from "#app/frame/header/menu/is-current.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { GroupChoice } from "../../parts/centre/group-choice.tsx";
import * as s from "../../parts/centre/member-menu.css.ts";
import { MenuGroup, MenuPage } from "../../parts/centre/menu-group.tsx";
import { useCurrentCentred } from "../../parts/centre/use-current-centred.ts";
import type { CentreData } from "./layout.tsx";
import { agentMenu, agentPath } from "./menu.ts";

const GROUPS = ["team", "records", "pay", "account"] as const;

/** The agent centre's pages in their groups; on a phone one row of the open group's. */
export function AgentMenu({ data: { has, requests } }: { data: CentreData }) {
  const { t } = useTranslation("agent");
  const { pathname } = useLocation();
  const row = useRef<HTMLDivElement>(null);
  useCurrentCentred(row);
  const isOpen = ({ id }: (typeof agentMenu)[number]) => isWithin(agentPath(id), pathname);
  const groups = GROUPS.map((group) => ({
    group,
    items: agentMenu.filter((item) => item.group === group && (!item.kind || has[item.kind])),
  }))
    .filter(({ items }) => items.length > 0)
    .map(({ group, items }) => ({
      group,
      items,
      name: t(`menu.${group}`),
      to: agentPath(items[0]!.id),
      waiting: items.some(({ badge }) => badge) ? requests : 0,
      told: t("menu.requests", { count: requests }),
    }));
  const current = groups.find(({ items }) => items.some(isOpen)) ?? groups[0]!;
  return (
    <nav aria-label={t("menu.label")} className={s.bar}>
      <GroupChoice label={t("menu.label")} current={current.name} groups={groups} />
      <div className={s.menu} ref={row}>
        {groups.map(({ group, items, told: _, ...shown }) => (
          <MenuGroup key={group} id={`agent-menu-${group}`} {...shown}>
            {items.map((item) => (
              <MenuPage
                key={item.id}
                name={t(`menu.${item.id}`)}
                to={agentPath(item.id)}
                icon={item.icon}
                isCurrent={isOpen(item)}
                count={item.badge ? requests : 0}
                told={t("menu.requests", { count: requests })}
              />
            ))}
          </MenuGroup>
        ))}
      </div>
    </nav>
  );
}
