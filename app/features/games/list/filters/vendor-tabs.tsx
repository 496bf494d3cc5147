import { Link } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { FETCH_LAST } from "#app/ui/media/fetch-priority.ts";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import { Scroller } from "#app/ui/motion/scroller.tsx";
import type { ListData } from "../list-data.server.ts";
import {
  changeListType,
  changeVendor,
  LIST_TYPES,
  type ListQuery,
  type ListType,
  listSearch,
} from "./list-query.ts";
import * as s from "./vendor-tabs.css.ts";

const icons: Record<Exclude<ListType, "all">, IconName> = {
  hot: "flame",
  fav: "heart",
  recent: "history",
};

const MANY_VENDORS = 3;

/**
 * The lists of this type, then each studio by its wordmark; the row scrolls when there are many.
 */
export function VendorTabs({ data, query }: { data: ListData; query: ListQuery }) {
  const { t } = useTranslation("games");
  const { t: home } = useTranslation("home");
  const { vendors, hasHot, saved, allClasses } = data;
  const isMember = saved.username !== null;
  const isOffered = { all: true, hot: hasHot, fav: isMember, recent: isMember };
  return (
    <nav aria-label={t("list.vendors")} className={s.nav}>
      <Scroller
        words={{ back: home("scrollBack"), on: home("scrollOn") }}
        kind={vendors.length > MANY_VENDORS ? "list" : "plain"}
      >
        {LIST_TYPES.filter((list) => isOffered[list]).map((list) => (
          <Tab
            key={list}
            to={listSearch(changeListType(list)) || "."}
            isOn={query.list === list && (list !== "all" || query.vassalage === "")}
          >
            <span className={s.special}>
              {list !== "all" && <Icon name={icons[list]} size={18} />}
              {t(`list.types.${list}`)}
            </span>
          </Tab>
        ))}
        {vendors.length > 1 &&
          vendors.map(({ vassalage, name, logo }) => (
            <Tab
              key={vassalage}
              to={listSearch(changeVendor(query, vassalage, allClasses)) || "."}
              isOn={query.vassalage === vassalage}
              isStudio
            >
              <Logo name={name} logo={logo} />
            </Tab>
          ))}
      </Scroller>
    </nav>
  );
}

/** Each studio in a phone's sheet, which a choice closes. */
export function Studios({ data, query }: { data: ListData; query: ListQuery }) {
  const { t } = useTranslation("games");
  const { vendors, allClasses } = data;
  if (vendors.length < 2) return null;
  const hide = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
  return (
    <fieldset className={s.inSheet}>
      <legend className={s.sheetTitle}>{t("list.vendors")}</legend>
      <ul className={s.studios}>
        {vendors.map(({ vassalage, name, logo }) => {
          const isOn = query.vassalage === vassalage;
          // The chosen one, pressed again, leads to all studios.
          const next = changeVendor(query, isOn ? "" : vassalage, allClasses);
          return (
            <li key={vassalage}>
              <Link
                to={listSearch(next) || "."}
                className={s.studioInSheet}
                aria-current={isOn ? "true" : undefined}
                onClick={hide}
                preventScrollReset
              >
                <Logo name={name} logo={logo} />
              </Link>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

function Logo({ name, logo }: { name: string; logo: string }) {
  return <img src={logo} alt={name} height={24} width={111} className={s.logo} {...FETCH_LAST} />;
}

type TabProps = { to: string; isOn: boolean; isStudio?: boolean; children: ReactNode };

function Tab({ isStudio = false, ...props }: TabProps) {
  return (
    <li className={isStudio ? s.studio : s.cell}>
      <Link
        to={props.to}
        className={s.tab}
        aria-current={props.isOn ? "true" : undefined}
        preventScrollReset
      >
        {props.children}
      </Link>
    </li>
  );
}
