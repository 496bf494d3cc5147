import { Link, useSearchParams } from "@remix-run/react";
import { onwardPath } from "../onward-path.ts";
import * as s from "./tabs.css.ts";

type Props = { label: string; methods: { way: string; name: string }[]; current: string };

/** The methods side by side. Each has an address of its own, so the choice needs no script. */
export function MethodTabs({ label, methods, current }: Props) {
  const [params] = useSearchParams();
  if (methods.length < 2) return null;
  return (
    <nav aria-label={label} className={s.methods}>
      {methods.map(({ way, name }) => (
        <Link
          key={way}
          to={onwardPath(params, "", { way })}
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
