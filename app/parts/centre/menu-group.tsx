import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import * as s from "./member-menu.css.ts";

type GroupProps = {
  /** Unique on the page. */
  id: string;
  name: string;
  /** The group's first page, to which its name leads where only one group is open. */
  to: string;
  /** What waits on the group's pages in sum; each page's link tells its own. */
  waiting: number;
  children: ReactNode;
};

/** Some pages of a centre under one name. */
export function MenuGroup({ id, name, to, waiting, children }: GroupProps) {
  return (
    <div className={s.group}>
      <p className={s.groupName} id={id}>
        {name}
      </p>
      <Link to={to} className={s.groupLink}>
        {name}
        {waiting > 0 && (
          <span className={s.groupBadge} aria-hidden="true">
            {figureOf(waiting)}
          </span>
        )}
      </Link>
      <ul className={s.list} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

type PageProps = {
  name: string;
  to: string;
  icon: IconName;
  isCurrent: boolean;
  /** How much waits on the page, as a figure and in words. */
  count: number;
  told: string;
};

/** The link to one page of a group. */
export function MenuPage({ name, to, icon, isCurrent, count, told }: PageProps) {
  return (
    <li>
      <Link to={to} className={s.item} aria-current={isCurrent ? "page" : undefined}>
        <span className={s.icon}>
          <Icon name={icon} />
        </span>
        {name}
        {count > 0 && (
          <span className={s.badge}>
            <span aria-hidden="true">{figureOf(count)}</span>
            <span className={s.spoken}>{told}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

/** A count of three figures has no room. */
export const figureOf = (count: number) => (count > 99 ? "99+" : count);
