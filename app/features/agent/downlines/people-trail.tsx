import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import * as s from "../shared/account-trail.css.ts";

type Props = {
  trail: { account: string }[];
  /** The last account has a page of its own here. */
  isPage?: boolean;
};

/** The way down from the agent's own people to those that the page shows. */
export function PeopleTrail({ trail, isPage = false }: Props) {
  const { t } = useTranslation("agent");
  if (trail.length === 0) return null;
  return (
    <nav aria-label={t("trail.label")}>
      <ol className={s.trail}>
        <li>
          <Link to="/agent/downlineManagmentView" className={s.link}>
            {t("trail.own")}
          </Link>
        </li>
        {trail.map(({ account }, at) => (
          <li key={account} className={s.step}>
            <span aria-hidden="true">›</span>
            {at === trail.length - 1 ? (
              <strong aria-current={isPage ? "page" : "true"}>{account}</strong>
            ) : (
              <Link
                to={`/agent/downlineManagmentView?${new URLSearchParams({ account })}`}
                className={s.link}
              >
                {account}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
