import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import * as s from "./member-menu.css.ts";

type Props = {
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
export function MenuGroup({ id, name, to, waiting, children }: Props) {
  return (
    <div className={s.group}>
      <p className={s.groupName} id={id}>
        {name}
      </p>
      <Link to={to} className={s.groupLink}>
        {name}
        {waiting > 0 && (
          <span className={s.groupBadge} aria-hidden="true">
            {waiting > 99 ? "99+" : waiting}
          </span>
        )}
      </Link>
      <ul className={s.list} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}
