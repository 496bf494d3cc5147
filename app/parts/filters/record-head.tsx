import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as filterSheet from "#app/ui/overlays/filter-sheet.css.ts";
import { panelTitle } from "../centre/member.css.ts";
import type { Period, PeriodProblem } from "../period/period.ts";
import * as s from "./record-head.css.ts";

/** React 18 passes these attributes only in their HTML spelling. */
const SHEET = { popover: "auto" };
const opener = (id: string) => ({ popovertarget: id });
const closer = (id: string) => ({ popovertarget: id, popovertargetaction: "hide" });

type Props = {
  title: string;
  lead: string;
  /** How many filters besides the days are set. */
  count?: number;
  period: Period | null;
  problem: PeriodProblem | null;
  /** True for a filter that the platform does not know; it stays open on the page with its error. */
  isRefused?: boolean;
  /** Whose records these are. */
  trail?: ReactNode;
  /** The filters; none while there is nothing to filter. */
  children?: ReactNode;
};

/**
 * A record's title above its filters. On phones the filters are a sheet behind one button beside the
 * title, so that the list comes first; days that are no period stay open on the page.
 */
export function RecordHead({ title, lead, count = 0, period, ...rest }: Props) {
  const { problem, isRefused = false, trail, children } = rest;
  const { t } = useTranslation("records");
  const { calendarDays, number } = useFormat();
  const sheet = useId();
  const box = useRef<HTMLDivElement>(null);
  // The filters may come after the first render; a second adding is none.
  useEffect(() => box.current?.addEventListener("click", hideAtChoice));
  if (!children) return <h1 className={panelTitle}>{title}</h1>;
  const isFolded = problem === null && !isRefused;
  return (
    <>
      <div className={s.head}>
        <h1 className={panelTitle}>{title}</h1>
        {isFolded && (
          <button type="button" className={period ? s.opener : s.openerAlone} {...opener(sheet)}>
            <Icon name="sliders-horizontal" size={20} />
            <span className={period ? s.spoken : s.words}>{t("filters.open")}</span>
            {period && <span>{calendarDays(period)}</span>}
            {count > 0 && <span className={filterSheet.count}>{number(count)}</span>}
          </button>
        )}
      </div>
      <p className={s.lead}>{lead}</p>
      {trail}
      <div
        id={sheet}
        className={isFolded ? filterSheet.sheet : undefined}
        ref={box}
        {...(isFolded ? SHEET : {})}
      >
        {children}
        {isFolded && (
          <button type="button" className={s.done} {...closer(sheet)}>
            {t("filters.done")}
          </button>
        )}
      </div>
    </>
  );
}

/** A followed link or a sent form shows its list, which the sheet would cover. */
function hideAtChoice({ target, currentTarget }: MouseEvent) {
  const isChoice = (target as Element).closest('a, [type="submit"]') !== null;
  const sheet = currentTarget as HTMLElement;
  if (isChoice && sheet.matches(":popover-open")) sheet.hidePopover();
}
