import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { StatusChip } from "#app/ui/data/status-chip.tsx";
import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { percentOf } from "#app/ui/format/percent-of.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { isAgentType } from "#platform/contract/members/account-type.ts";
import { lead, panel, panelTitle } from "../../../parts/centre/member.css.ts";
import { CsvLink } from "../../../parts/export/csv-link.tsx";
import { KeyPager } from "../../../parts/pager/key-pager.tsx";
import { NothingHere } from "../../../parts/table/nothing-here.tsx";
import * as look from "../../../parts/table/record-table.css.ts";
import { type Column, RecordTable } from "../../../parts/table/record-table.tsx";
import { useRateCategories } from "../shared/use-rate-categories.ts";
import { PeopleFilters } from "./people-filters.tsx";
import { PeopleTrail } from "./people-trail.tsx";
import type { DownlinesData } from "./route.tsx";
import { ViewTabs } from "./view-tabs.tsx";

type Person = DownlinesData["list"][number];

/** The people of a team: level by level, or all at once. */
export function DownlinesPage({ people }: { people: DownlinesData }) {
  const { t } = useTranslation("agent");
  const { list, next, trail, filters, account } = people;
  const { level, ...others } = filters;
  const isNarrowed = level === "all" || Object.values(others).some(Boolean);
  const isEmpty = list.length === 0;
  return (
    <section className={panel}>
      <h1 className={panelTitle}>{t("downlines.title")}</h1>
      <p className={lead}>{t("downlines.lead")}</p>
      <ViewTabs view="list" />
      <PeopleTrail trail={trail} />
      {(!isEmpty || isNarrowed || account !== undefined) && <PeopleFilters filters={filters} />}
      {isEmpty && isNarrowed && <NothingHere />}
      {isEmpty && !isNarrowed && (
        <EmptyState
          icon="users"
          title={t(account ? "downlines.noneBelow" : "downlines.empty")}
          text={t(account ? "downlines.noneBelowText" : "downlines.emptyText")}
        >
          {account && (
            <ButtonLink to="." tone="outline">
              {t("trail.own")}
            </ButtonLink>
          )}
        </EmptyState>
      )}
      {!isEmpty && <PeopleTable list={list} />}
      <KeyPager next={next} />
      {!isEmpty && <CsvLink to="/agent/downlineManagmentView/csv" />}
    </section>
  );
}

function PeopleTable({ list }: { list: Person[] }) {
  const { t } = useTranslation("agent");
  const { number, date } = useFormat();
  const { hasSeries } = useRateCategories();
  const columns: [Column<Person>, ...Column<Person>[]] = [
    { label: t("downlines.account"), cell: (person) => <Name person={person} /> },
    { label: t("downlines.level"), cell: ({ level }) => number(level), isNumber: true },
    {
      label: t("downlines.below"),
      cell: (person) => <Below person={person} />,
      isNumber: true,
    },
    {
      label: t("downlines.balance"),
      cell: (row) => <Amount value={row.balance} />,
      isNumber: true,
    },
    {
      label: t("downlines.teamBalance"),
      cell: ({ type, teamBalance }) => (isAgentType(type) ? <Amount value={teamBalance} /> : "–"),
      isNumber: true,
    },
    ...(hasSeries
      ? [{ label: t("downlines.series"), cell: ({ rates }: Person) => rates.LOTT, isNumber: true }]
      : []),
    { label: t("person.rates"), cell: ({ rates }) => <RatesOf rates={rates} /> },
    {
      label: t("downlines.lastLogin"),
      cell: ({ lastLoginAt }) => (lastLoginAt ? date(lastLoginAt) : t("downlines.never")),
    },
  ];
  return (
    <RecordTable
      label={t("downlines.title")}
      rows={list}
      keyOf={({ account }) => account}
      columns={columns}
    />
  );
}

function Name({ person }: { person: Person }) {
  const { t } = useTranslation("agent");
  const { account, type, isOnline, isBlocked } = person;
  return (
    <span className={look.stacked}>
      <Link
        to={`/agent/downlineManagmentView/${encodeURIComponent(account)}`}
        className={look.name}
      >
        {account}
      </Link>
      <span className={look.faint}>
        {t(isAgentType(type) ? "downlines.agent" : "downlines.player")}
        {isOnline && ` · ${t("downlines.isOnline")}`}
      </span>
      {isBlocked && <StatusChip tone="bad">{t("downlines.blocked")}</StatusChip>}
    </span>
  );
}

/** The rates by category, without those that are nothing. */
function RatesOf({ rates }: Pick<Person, "rates">) {
  const { t } = useTranslation("common");
  const { percent } = useFormat();
  const { open } = useRateCategories();
  const given = open.filter((category) => category !== "LOTT" && rates[category] > 0);
  if (given.length === 0) return "–";
  return (
    <span className={look.stacked}>
      {given.map((category) => (
        <span key={category}>
          {t(`nav.${category}`)} {percent(percentOf(rates[category]))}
        </span>
      ))}
    </span>
  );
}

/** How many are below; leads to them. */
function Below({ person: { account, type, members } }: { person: Person }) {
  const { t } = useTranslation("agent");
  const { number } = useFormat();
  if (!isAgentType(type)) return "–";
  if (members === 0) return number(0);
  return (
    <Link
      to={`/agent/downlineManagmentView?${new URLSearchParams({ account })}`}
      className={look.name}
      aria-label={t("downlines.open", { account, count: members })}
    >
      {number(members)} ›
    </Link>
  );
}
