import { Link, useLocation } from "@remix-run/react";
import { useRef } from "react";
import { isWithin } from "#app/frame/header/menu/is-current.ts";
import { useSite } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { RenderedOnce } from "#app/ui/layout/rendered-once.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { isAgentType } from "#platform/contract/members/account-type.ts";
import { GroupChoice } from "./group-choice.tsx";
import * as s from "./member-menu.css.ts";
import { type CentreMenuItem, memberLinks, memberMenu } from "./menu.ts";
import { MenuGroup, MenuPage } from "./menu-group.tsx";
import { useCurrentCentred } from "./use-current-centred.ts";

const GROUPS = ["money", "play", "account"] as const;

type Props = {
  /** How many contracts wait for an answer; null for a member who never had an offer. */
  requests: number | null;
  /** How many rewards of missions can be taken; null where the law allows none. */
  rewards: number | null;
  /** How many awards can be taken; null where the law allows none. */
  awards: number | null;
  /** True where an invitation pays the member something. */
  hasReferral: boolean;
};

/**
 * Grouped in a column on a wide screen, or as the open group's pages below the groups; on a phone as
 * one row of the open group's pages.
 */
export function MemberMenu({ requests, rewards, awards, hasReferral }: Props) {
  const { t } = useTranslation("member");
  const { account, brand } = useSite();
  const { pathname } = useLocation();
  const canTransfer = account !== null && (account.toUpline || isAgentType(account.type));
  const hasPurses = account?.hasPurses ?? false;
  const hasLevels = account?.hasLevels ?? false;
  const hasBonuses = account?.hasBonuses ?? false;
  const items = memberMenu
    .filter((item) => canTransfer || !item.isForTransfers)
    .filter((item) => hasPurses || !item.isForPurses)
    .filter((item) => requests !== null || !item.isForContracts)
    .filter((item) => hasLevels || !item.isForLevels)
    .filter((item) => hasBonuses || !item.isForBonuses)
    .filter((item) => rewards !== null || !item.isForMissions)
    .filter((item) => awards !== null || !item.isForAwards)
    .filter((item) => hasReferral || !item.isForReferral);
  const row = useRef<HTMLDivElement>(null);
  useCurrentCentred(row);
  const current = items.find((item) => leadsTo(item, pathname));
  const counts = {
    ...{ unread: account?.unread ?? 0, requests: requests ?? 0 },
    ...{ rewards: rewards ?? 0, awards: awards ?? 0 },
  };
  const countOf = ({ badge }: CentreMenuItem) => (badge ? counts[badge] : 0);
  const groups = GROUPS.map((group) => {
    const own = items.filter((item) => item.group === group);
    const waiting = own.reduce((sum, item) => sum + countOf(item), 0);
    const told = t("menu.waiting", { count: waiting });
    return { group, own, name: t(`menu.${group}`), to: own[0]!.to, waiting, told };
  });
  const name = [
    ...["centre", canTransfer, hasPurses, hasLevels, hasBonuses, hasReferral],
    ...[current?.id, counts.unread, requests, rewards, awards],
  ].join("-");
  return (
    <nav aria-label={t("menu.label")} className={s.bar}>
      <GroupChoice
        label={t("menu.label")}
        current={t(`menu.${current?.group ?? "money"}`)}
        groups={groups}
      />
      <div className={s.menu} ref={row}>
        <RenderedOnce name={name} of={brand}>
          {groups.map(({ group, own, told: _, ...shown }) => (
            <MenuGroup key={group} id={`menu-${group}`} {...shown}>
              {own.map((item) => (
                <MenuPage
                  key={item.id}
                  name={t(`menu.${item.label}`)}
                  to={item.to}
                  icon={item.icon}
                  isCurrent={item === current}
                  count={countOf(item)}
                  told={item.badge ? t(`menu.${item.badge}`, { count: countOf(item) }) : ""}
                />
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
            </MenuGroup>
          ))}
        </RenderedOnce>
      </div>
    </nav>
  );
}

const leadsTo = ({ to, also = [] }: CentreMenuItem, pathname: string) =>
  [to, ...also].some((page) => isWithin(page, pathname));
