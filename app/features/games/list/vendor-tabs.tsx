import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Scroller } from "#app/ui/scroller.tsx";
import type { ListData } from "./list-data.server.ts";
import { changeListQuery, type ListQuery, listSearch } from "./list-query.ts";
import * as s from "./vendor-tabs.css.ts";

/** Each studio in its own wordmark; the row scrolls where it does not fit. */
export function VendorTabs({ vendors, query }: { vendors: ListData["vendors"]; query: ListQuery }) {
  const { t } = useTranslation("games");
  const { t: home } = useTranslation("home");
  const hrefOf = (vassalage: string) => listSearch(changeListQuery(query, { vassalage })) || ".";
  if (vendors.length < 2) return null;
  return (
    <nav aria-label={t("list.vendors")} className={s.nav}>
      <Scroller words={{ back: home("scrollBack"), on: home("scrollOn") }}>
        <Tab to={hrefOf("")} isOn={query.vassalage === ""}>
          {t("list.allVendors")}
        </Tab>
        {vendors.map(({ vassalage, name, logo }) => (
          <Tab key={vassalage} to={hrefOf(vassalage)} isOn={query.vassalage === vassalage}>
            <img src={logo} alt={name} height={24} width={111} className={s.logo} />
          </Tab>
        ))}
      </Scroller>
    </nav>
  );
}

function Tab(props: { to: string; isOn: boolean; children: ReactNode }) {
  return (
    <li className={s.cell}>
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
