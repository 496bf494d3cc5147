import { Link } from "@remix-run/react";
import { type FocusEvent, type MouseEvent, useRef } from "react";
import { useStopped } from "#app/ui/motion/stillness.ts";
import type { FrameData } from "../../frame-data.server.ts";
import * as s from "./notice-strip.css.ts";

type Props = {
  notices: FrameData["notices"];
  isPaused: boolean;
  onOpen(event: MouseEvent, id: string): void;
};

/**
 * Titles that move slowly. They stop for the pointer, the keyboard and the page's stop button. Under
 * reduced motion or without a script they stand still.
 */
export function NoticeStrip({ notices, isPaused, onOpen }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const isStopped = useStopped();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the row.
    <div
      ref={list}
      className={s.window}
      data-paused={isStopped || isPaused}
      onFocus={bringIntoView}
      onBlur={() => list.current?.scrollTo(0, 0)}
    >
      {["", "copy"].map((copy) => (
        <ul key={copy} className={copy ? s.copy : s.titles} aria-hidden={copy ? true : undefined}>
          {notices.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={`/noticePage/${id}`}
                className={s.title}
                tabIndex={copy ? -1 : undefined}
                onClick={(event) => onOpen(event, id)}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** The row has just returned to its start, and the browser scrolled to where the title was before. */
function bringIntoView({ target }: FocusEvent) {
  if (target.matches(":focus-visible"))
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
