import { Link, useLocation } from "@remix-run/react";
import { useSite } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { isAgentType } from "#platform/contract/members/account-type.ts";
import * as s from "./member-menu.css.ts";
import { type CentreMenuItem, memberLinks, memberMenu } from "./menu.ts";

const groups = ["money", "play", "account"] as const;

/** Grouped in a column on a wide screen, one row of tabs on a phone. */
export function MemberMenu() {
  const { t } = useTranslation("member");
  const { account } = useSite();
  const canTransfer = account !== null && (account.toUpline || isAgentType(account.type));
  return (
    <nav aria-label={t("menu.label")} className={s.menu}>
      {groups.map((group) => (
        <div key={group} className={s.group}>
          <p className={s.groupName} id={`menu-${group}`}>
            {t(`menu.${group}`)}
          </p>
          <ul className={s.list} aria-labelledby={`menu-${group}`}>
            {memberMenu
              .filter((item) => item.group === group)
              .filter((item) => canTransfer || !item.isForTransfers)
              .filter((item) => account?.hasPurses || !item.isForPurses)
              .map((item) => (
                <li key={item.id}>
                  <PageLink item={item} />
                </li>
              ))}
            {group === "account" &&
              memberLinks.map(({ label, to, icon }) => (
                <li key={to} className={s.wideOnly}>
                  <Link to={to} className={s.item}>
                    <Icon name={icon} />
                    {t(`menu.${label}`)}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function PageLink({ item }: { item: CentreMenuItem }) {
  const { t } = useTranslation("member");
  const { account } = useSite();
  const { pathname } = useLocation();
  const isCurrent = [item.to, ...(item.also ?? [])].some(
    (page) => pathname === page || pathname.startsWith(`${page}/`),
  );
  const unread = item.badge === "unread" ? (account?.unread ?? 0) : 0;
  return (
    <Link to={item.to} className={s.item} aria-current={isCurrent ? "page" : undefined}>
      <span className={s.icon}>
        <Icon name={item.icon} />
      </span>
      {t(`menu.${item.label}`)}
      {unread > 0 && (
        <span className={s.badge}>
          <span aria-hidden="true">{unread > 99 ? "99+" : unread}</span>
          <span className={s.spoken}>{t("menu.unread", { count: unread })}</span>
        </span>
      )}
    </Link>
  );
}
