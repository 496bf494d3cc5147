import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { Notice } from "#app/ui/data/notice.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { lead, panel, panelTitle } from "../../../../parts/centre/member.css.ts";
import { CsvLink } from "../../../../parts/export/csv-link.tsx";
import { Filters } from "../../../../parts/filters/filters.tsx";
import { name } from "../../../../parts/table/record-table.css.ts";
import { ViewTabs } from "../view-tabs.tsx";
import { OpenTree } from "./open-tree.tsx";
import * as s from "./tree.css.ts";
import type { TreeData } from "./tree-data.server.ts";

/** The people of a team as a tree whose levels open in place. */
export function TreePage({ data }: { data: TreeData }) {
  const { t } = useTranslation("agent");
  const { key } = useLocation();
  const { level, found } = data;
  return (
    <section className={panel}>
      <h1 className={panelTitle}>{t("downlines.title")}</h1>
      <p className={lead}>{t("tree.lead")}</p>
      <ViewTabs view="tree" />
      {level.list.length === 0 ? (
        <EmptyState icon="users" title={t("downlines.empty")} text={t("downlines.emptyText")} />
      ) : (
        <>
          <Filters names={["q", "account"]} isTyped>
            <Field
              id="tree-search"
              name="q"
              type="search"
              label={t("tree.search")}
              defaultValue={found?.search ?? ""}
              maxLength={64}
              autoComplete="off"
            />
          </Filters>
          {found && found.account === null && <Matches found={found} />}
          <OpenTree key={key} data={data} />
          <CsvLink to="/agent/downlineManagmentView/csv" />
        </>
      )}
    </section>
  );
}

/** The people whose names contain the searched text, where no name equals it. */
function Matches({ found }: { found: NonNullable<TreeData["found"]> }) {
  const { t } = useTranslation("agent");
  if (found.matches.length === 0) {
    return <Notice tone="info">{t("tree.nobody", { search: found.search })}</Notice>;
  }
  return (
    <nav aria-label={t("tree.matches")}>
      <ul className={s.matches}>
        {found.matches.map(({ account, upline }) => (
          <li key={account}>
            <Link
              to={`?${new URLSearchParams({ view: "tree", q: account })}`}
              className={name}
              preventScrollReset
            >
              {t("tree.match", { account, upline })}
            </Link>
          </li>
        ))}
      </ul>
      {found.hasMore && <p>{t("tree.moreMatches")}</p>}
    </nav>
  );
}
