import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { rowsOf, type TreeRow } from "./levels.ts";
import * as s from "./tree.css.ts";
import type { TreeData } from "./tree-data.server.ts";
import { type Acts, OneRow } from "./tree-row.tsx";
import { useTree } from "./use-tree.ts";

/** Beyond so many rows only those near the window are in the page. */
const VIRTUAL_FROM = 200;
const ROW_HEIGHT = 61;

/** The tree as rows that say their level, so that those far from the window need not be there. */
export function OpenTree({ data }: { data: TreeData }) {
  const { t } = useTranslation("agent");
  const tree = useTree(data);
  const rows = rowsOf({ ...tree, root: data.of });
  const list = useRef<HTMLTableElement>(null);
  const found = data.found?.account ?? null;
  const foundAt = rows.findIndex((row) => row.is === "person" && row.person.account === found);
  const [top, setTop] = useState(0);
  const isVirtual = rows.length > VIRTUAL_FROM;
  useEffect(() => {
    const box = isVirtual && list.current?.parentElement?.getBoundingClientRect();
    if (box) setTop(box.top + window.scrollY);
  }, [isVirtual]);
  const virtual = useWindowVirtualizer({
    ...{ count: rows.length, enabled: isVirtual, scrollMargin: top, overscan: 12 },
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (at) => keyOf(rows[at]!),
  });
  const isSought = useRef(true);
  useEffect(() => {
    // Whoever was searched for comes into sight, once.
    if (foundAt < 0 || !isSought.current) return;
    isSought.current = false;
    const row = rowAt(list.current, foundAt);
    if (row) row.scrollIntoView({ block: "center" });
    else virtual.scrollToIndex(foundAt, { align: "center" });
  }, [foundAt, virtual]);

  const acts: Acts = { toggle: tree.toggle, more: tree.more, isReading: tree.isReading, found };
  const move = (event: KeyboardEvent) => {
    const at = Number(
      (event.target as HTMLElement).closest("[data-index]")?.getAttribute("data-index"),
    );
    const to = targetOf(event.key, at, rows, tree.toggle);
    if (to === null) return;
    event.preventDefault();
    const focus = () => rowAt(list.current, to)?.querySelector<HTMLElement>("button, a")?.focus();
    if (rowAt(list.current, to)) return focus();
    virtual.scrollToIndex(to);
    requestAnimationFrame(focus);
  };
  const shown = isVirtual ? virtual.getVirtualItems() : null;
  const first = shown?.[0];
  return (
    <div className={s.tree}>
      <div className={s.tall} style={shown ? { height: virtual.getTotalSize() } : undefined}>
        <table
          ref={list}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows that open are a treegrid.
          role="treegrid"
          aria-label={t("tree.label")}
          onKeyDown={move}
          className={shown ? `${s.table} ${s.near}` : s.table}
          style={first ? { transform: `translateY(${first.start - top}px)` } : undefined}
        >
          <tbody className={s.body}>
            {(shown?.map(({ index }) => index) ?? [...rows.keys()]).map((at) => (
              <OneRow
                key={keyOf(rows[at]!)}
                {...{ row: rows[at]!, at, acts }}
                measure={shown ? virtual.measureElement : undefined}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const keyOf = (row: TreeRow): string =>
  row.is === "person" ? row.person.account : `${row.is} ${row.of}`;

const rowAt = (list: HTMLElement | null, at: number) =>
  list?.querySelector<HTMLElement>(`[data-index="${at}"]`) ?? null;

/** The row to which an arrow key leads. Right also opens a row, and left closes one. */
function targetOf(
  key: string,
  at: number,
  rows: readonly TreeRow[],
  toggle: (account: string, isOpen: boolean) => void,
): number | null {
  const row = rows[at];
  if (!row) return null;
  if (key === "ArrowDown") return Math.min(at + 1, rows.length - 1);
  if (key === "ArrowUp") return Math.max(at - 1, 0);
  if (key === "ArrowRight" && row.is === "person" && row.person.members > 0) {
    if (row.isOpen) return at + 1;
    toggle(row.person.account, true);
    return at;
  }
  if (key === "ArrowLeft" && row.is === "person" && row.isOpen) {
    toggle(row.person.account, false);
    return at;
  }
  const above = rows.findLastIndex(({ depth }, one) => one < at && depth < row.depth);
  return key === "ArrowLeft" && above >= 0 ? above : null;
}
