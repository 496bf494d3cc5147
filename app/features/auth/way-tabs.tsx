import { Link, useSearchParams } from "@remix-run/react";
import * as s from "./way-tabs.css.ts";

type Props = { label: string; ways: { way: string; name: string }[]; current: string };

/** The ways side by side; each has an address of its own, so the choice needs no script. */
export function WayTabs({ label, ways, current }: Props) {
  const [params] = useSearchParams();
  const to = params.get("to");
  if (ways.length < 2) return null;
  const search = (way: string) => `?${new URLSearchParams({ way, ...(to && { to }) })}`;
  return (
    <nav aria-label={label} className={s.tabs}>
      {ways.map(({ way, name }) => (
        <Link
          key={way}
          to={search(way)}
          className={s.tab}
          aria-current={way === current ? "true" : undefined}
          preventScrollReset
          replace
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
