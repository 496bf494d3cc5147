import { Link, useLocation } from "@remix-run/react";
import { lazy, type MouseEvent, Suspense, useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { useStopped } from "#app/ui/motion/stillness.ts";
import { DialogWait } from "#app/ui/overlays/dialog-wait.tsx";
import { MotionToggle } from "../header/motion-toggle.tsx";
import { useSite } from "../use-site.ts";
import * as s from "./notice-bar.css.ts";
import { NoticeBell } from "./notice-bell.tsx";

const NoticePopup = lazy(() =>
  import("./notice-popup.tsx").then(({ NoticePopup: Popup }) => ({ default: Popup })),
);

/**
 * The titles of the newest notices, moving slowly under the header. They stop for the pointer, the
 * keyboard and the page's stop button. Under reduced motion or without a script they stand still.
 */
export function NoticeBar() {
  const { t } = useTranslation();
  const { notices } = useSite();
  const { pathname } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const isStopped = useStopped();
  const [open, setOpen] = useState<string>();
  const [place, setPlace] = useState(pathname);
  // An effect would run after the first render too, and take back a tap in the moment of waking.
  if (place !== pathname) {
    setPlace(pathname);
    setOpen(undefined);
  }
  if (notices.length === 0) return null;
  const show = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(id);
  };
  return (
    <section className={s.bar} aria-label={t("notices.label")}>
      <span className={s.mark}>
        <Icon name="megaphone" />
      </span>
      <NoticeBell className={s.bell} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only puts the row back. */}
      <div
        ref={list}
        className={s.window}
        data-paused={isStopped || open !== undefined}
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
                  onClick={(event) => show(event, id)}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
      <span className={s.narrowOnly}>
        <MotionToggle className={s.pause} />
      </span>
      <Link to="/noticePage" className={s.all}>
        {t("notices.all")}
      </Link>
      {open && (
        <Suspense fallback={<DialogWait label={t("loading")} />}>
          <NoticePopup id={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
