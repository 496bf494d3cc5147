import { Link } from "@remix-run/react";
import { type MouseEvent, useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import type { FrameData } from "../../frame-data.server.ts";
import * as s from "./notice-line.css.ts";

type Props = {
  notices: FrameData["notices"];
  onOpen(event: MouseEvent, id: string): void;
};

/** One title at a time, with a button for the one before and the next. Nothing moves by itself. */
export function NoticeLine({ notices, onOpen }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const turn = (step: number) => {
    const row = list.current!;
    const shown = Math.round(Math.abs(row.scrollLeft) / row.clientWidth);
    const next = (shown + step + notices.length) % notices.length;
    row.children[next]?.scrollIntoView({ block: "nearest", inline: "start" });
  };
  return (
    <>
      <ul ref={list} className={s.window}>
        {notices.map(({ id, title }) => (
          <li key={id} className={s.cell}>
            <Link
              to={`/noticePage/${id}`}
              className={s.title}
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
