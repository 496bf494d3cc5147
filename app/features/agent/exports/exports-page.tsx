import { Form, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { Notice } from "#app/ui/data/notice.tsx";
import { StatusChip } from "#app/ui/data/status-chip.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { buttonLook } from "#app/ui/forms/button-look.ts";
import { useLatest } from "#app/ui/motion/use-latest.ts";
import { DIRECT_LINES_MAX } from "#platform/contract/agents/exports/export-kinds.ts";
import { lead, panel, panelTitle } from "../../../parts/centre/member.css.ts";
import * as look from "../../../parts/contracts/contracts.css.ts";
import { acts } from "./exports.css.ts";
import type { ExportsData } from "./route.tsx";

type Item = ExportsData["list"][number];
type Props = { list: Item[]; problem: string | undefined };

const LOOK_MS = 3_000;
const TONES = { OPEN: "soon", READY: "open", FAILED: "bad" } as const;

/** The long lists that the agent asked for as files. */
export function ExportsPage({ list, problem }: Props) {
  const { t } = useTranslation("agent-exports");
  const { number } = useFormat();
  useLookWhile(list.some(({ state }) => state === "OPEN"));
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
        <ul className={look.list} aria-label={t("title")}>
          {list.map((item) => (
            <ExportCard key={item.id} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ExportCard({ item }: { item: Item }) {
  const { t } = useTranslation("agent-exports");
  const { number, dateTime } = useFormat();
  const sizeOf = useSize();
  const { list, filters, state, fault, lines, bytes, expiresAt } = item;
  const facts = [
    t("lines", { count: lines, lines: number(lines) }),
    ...(state === "READY" ? [t("about", { size: sizeOf(bytes) })] : []),
    t("until", { time: dateTime(expiresAt) }),
  ];
  return (
    <li className={look.card}>
      <div className={look.head}>
        <h2 className={look.name}>{t(`lists.${list}`)}</h2>
        <StatusChip tone={TONES[state]}>{t(`states.${state}`)}</StatusChip>
      </div>
      {filters.length > 0 && (
        <p className={look.faint}>
          {filters.map(({ name, value }) => `${name}: ${value}`).join(" · ")}
        </p>
      )}
      {fault ? <p>{t(`faults.${fault}`)}</p> : <p className={look.faint}>{facts.join(" · ")}</p>}
      <Acts item={item} />
    </li>
  );
}

function Acts({ item: { id, list, state, filters } }: { item: Item }) {
  const { t } = useTranslation("agent-exports");
  const name = [t(`lists.${list}`), ...filters.map(({ value }) => value)].join(", ");
  return (
    <div className={acts}>
      {state === "READY" && (
        <a
          href={`/agent/exports/${id}/csv`}
          className={buttonLook({ tone: "soft" })}
          aria-label={t("fetch", { name })}
        >
          {t("now.fetch")}
        </a>
      )}
      {state === "FAILED" && <Act act="again" id={id} name={name} />}
      <Act act="remove" id={id} name={name} />
    </div>
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

/** Looks at the list again while something is being made. */
function useLookWhile(isOpen: boolean): void {
  const { revalidate } = useRevalidator();
  const look = useLatest(revalidate);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => look.current(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isOpen, look]);
}
