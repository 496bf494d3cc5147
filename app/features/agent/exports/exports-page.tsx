import { Form } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { Notice } from "#app/ui/data/notice.tsx";
import { StatusChip } from "#app/ui/data/status-chip.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { buttonLook } from "#app/ui/forms/button-look.ts";
import { DIRECT_LINES_MAX } from "#platform/contract/agents/exports/export-kinds.ts";
import { lead, panel, panelTitle } from "../../../parts/centre/member.css.ts";
import { useLookAgain } from "../../../parts/centre/use-look-again.ts";
import * as look from "../../../parts/table/record-table.css.ts";
import { type Column, RecordTable } from "../../../parts/table/record-table.tsx";
import { acts } from "./exports.css.ts";
import type { ExportsData } from "./route.tsx";

type Item = ExportsData["list"][number];
type Props = { list: Item[]; problem: string | undefined };

const TONES = { OPEN: "soon", READY: "open", FAILED: "bad" } as const;

/** The long lists that the agent asked for as files. */
export function ExportsPage({ list, problem }: Props) {
  const { t } = useTranslation("agent-exports");
  const { number } = useFormat();
  useLookAgain(list.some(({ state }) => state === "OPEN"));
  return (
    <section className={panel}>
      <h1 className={panelTitle}>{t("title")}</h1>
      <p className={lead}>{t("lead")}</p>
      {problem && <Notice tone="bad">{t(`problems.${problem}`)}</Notice>}
      {list.length === 0 ? (
        <EmptyState
          icon="download"
          title={t("empty")}
          text={t("emptyText", { lines: number(DIRECT_LINES_MAX) })}
        />
      ) : (
        <ExportTable list={list} />
      )}
    </section>
  );
}

function ExportTable({ list }: { list: Item[] }) {
  const { t } = useTranslation("agent-exports");
  const { number, dateTime } = useFormat();
  const sizeOf = useSize();
  const columns: [Column<Item>, ...Column<Item>[]] = [
    { label: t("list"), cell: (item) => <What item={item} /> },
    { label: t("state"), cell: (item) => <State item={item} /> },
    { label: t("lines"), cell: ({ lines }) => number(lines), isNumber: true },
    {
      label: t("size"),
      cell: ({ state, bytes }) => (state === "READY" ? t("about", { size: sizeOf(bytes) }) : "–"),
      isNumber: true,
    },
    { label: t("until"), cell: ({ expiresAt }) => dateTime(expiresAt) },
    { label: t("acts"), cell: (item) => <Acts item={item} /> },
  ];
  return <RecordTable label={t("title")} rows={list} keyOf={({ id }) => id} columns={columns} />;
}

function What({ item: { list, filters } }: { item: Item }) {
  const { t } = useTranslation("agent-exports");
  return (
    <span className={look.stacked}>
      <strong>{t(`lists.${list}`)}</strong>
      {filters.map(({ name, value }) => (
        <span key={name} className={look.faint}>
          {name}: {value}
        </span>
      ))}
    </span>
  );
}

function State({ item: { state, fault } }: { item: Item }) {
  const { t } = useTranslation("agent-exports");
  return (
    <span className={look.stacked}>
      <StatusChip tone={TONES[state]}>{t(`states.${state}`)}</StatusChip>
      {fault && <span className={look.faint}>{t(`faults.${fault}`)}</span>}
    </span>
  );
}

function Acts({ item: { id, list, state, filters } }: { item: Item }) {
  const { t } = useTranslation("agent-exports");
  const named = [t(`lists.${list}`), ...filters.map(({ value }) => value)].join(", ");
  return (
    <span className={acts}>
      {state === "READY" && (
        <a
          href={`/agent/exports/${id}/csv`}
          className={buttonLook({ tone: "soft" })}
          aria-label={t("fetch", { name: named })}
        >
          {t("now.fetch")}
        </a>
      )}
      {state === "FAILED" && <Act act="again" id={id} name={named} />}
      <Act act="remove" id={id} name={named} />
    </span>
  );
}

function Act({ act, id, name }: { act: "again" | "remove"; id: string; name: string }) {
  const { t } = useTranslation("agent-exports");
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="act"
        value={act}
        tone={act === "again" ? "soft" : "outline"}
        aria-label={t(act, { name })}
      >
        {t(`now.${act}`)}
      </Button>
    </Form>
  );
}

/** "1.2 MB": the size of a file in the unit that has few digits. */
function useSize() {
  const { locale } = useFormat();
  return (bytes: number): string => {
    const unit = bytes < 1_000_000 ? "kilobyte" : "megabyte";
    const value = bytes / (unit === "kilobyte" ? 1_000 : 1_000_000);
    const digits = { maximumFractionDigits: 1, minimumFractionDigits: 0 };
    return new Intl.NumberFormat(locale, { style: "unit", unit, ...digits }).format(value);
  };
}
