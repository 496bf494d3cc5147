import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useSearchLink } from "../../../../parts/pager/search-link.ts";
import * as s from "./sittings.css.ts";

const VIEWS = { sittings: null, one: "one" } as const;

/** The two ways to see the movements; the period stays. */
export function ViewSwitch({ view }: { view: keyof typeof VIEWS }) {
  const { t } = useTranslation("records");
  const linkTo = useSearchLink();
  return (
    <nav aria-label={t("transactions.sittings.label")}>
      <ul className={s.views}>
        {(["sittings", "one"] as const).map((one) => (
          <li key={one} className={s.view}>
            <Link
              to={linkTo({ view: VIEWS[one], kinds: null, q: null })}
              className={s.viewLink}
              aria-current={one === view ? "true" : undefined}
              preventScrollReset
            >
              {t(`transactions.sittings.${one}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
