import { Link } from "@remix-run/react";
import * as s from "./tab-links.css.ts";

type Tab = { name: string; to: string; current?: "page" | "true" | undefined };
/** The row has its own layout and margins; the chips in it look the same everywhere. */
type Props = { label: string; row: string; tabs: readonly Tab[] };

/** The parts of a page as links in a row; the one that is shown is marked. */
export function TabLinks({ label, row, tabs }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={row}>
        {tabs.map(({ name, to, current }) => (
          <li key={to}>
            <Link to={to} className={s.tab} aria-current={current} preventScrollReset>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
