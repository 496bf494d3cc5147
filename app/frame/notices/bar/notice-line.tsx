import { Link } from "@remix-run/react";
import { type MouseEvent, useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import type { FrameData } from "../../frame-data.server.ts";
import * as s from "./notice-line.css.ts";

type Props = {
  notices: FrameData["notices"];
  onOpen(event: MouseEvent, id: string): void;
};

/**
 * One title at a time, with a button for the one before and the next. Nothing moves by itself. The
 * keyboard stops at the title in view alone.
 */
export function NoticeLine({ notices, onOpen }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const look = () => {
    const { scrollLeft, clientWidth } = list.current!;
    if (clientWidth > 0) setShown(Math.round(Math.abs(scrollLeft) / clientWidth));
  };
  const turn = (step: number) => {
    const row = list.current!;
    const next = (shown + step + notices.length) % notices.length;
    row.children[next]?.scrollIntoView({ block: "nearest", inline: "start" });
  };
  return (
    <>
      <ul ref={list} className={s.window} onScroll={look}>
        {notices.map(({ id, title }, at) => (
          <li key={id} className={s.cell}>
            <Link
              to={`/noticePage/${id}`}
              className={s.title}
              tabIndex={at === shown ? undefined : -1}
              onClick={(event) => onOpen(event, id)}
            >
              <span className={s.words}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
      {notices.length > 1 && (
        <span className={s.turns}>
          <button
            type="button"
            className={s.turn}
            aria-label={t("notices.previous")}
            onClick={() => turn(-1)}
          >
            <Icon name="chevron-left" size={18} />
          </button>
          <button
            type="button"
            className={s.turn}
            aria-label={t("notices.next")}
            onClick={() => turn(1)}
          >
            <Icon name="chevron-right" size={18} />
          </button>
        </span>
      )}
    </>
  );
}
