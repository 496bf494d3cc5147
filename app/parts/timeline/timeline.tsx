import { useFormat } from "#app/ui/format/format.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./timeline.css.ts";

export type TimelineState = "done" | "now" | "next" | "stopped";
export type TimelineItem = {
  key: string;
  state: TimelineState;
  title: string;
  /** The actor, past or next. */
  text: string;
  at: number | null;
};

const MARKS = { done: "check", now: "clock", stopped: "x" } as const;

type Props = { label: string; items: TimelineItem[] };

/** The steps of a payment in order: what happened, where the money is now and what comes next. */
export function Timeline({ label, items }: Props) {
  const { dateTime } = useFormat();
  return (
    <ol className={s.timeline} aria-label={label}>
      {items.map(({ key, state, title, text, at }) => (
        <li
          key={key}
          className={s.item}
          data-state={state}
          aria-current={state === "now" ? "step" : undefined}
        >
          <span className={s.node}>
            {state !== "next" && <Icon name={MARKS[state]} size={16} />}
          </span>
          <span className={s.words}>
            <strong className={s.title}>{title}</strong>
            <span className={s.text}>{text}</span>
          </span>
          {at !== null && (
            <time className={s.time} dateTime={new Date(at).toISOString()}>
              {dateTime(at)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
