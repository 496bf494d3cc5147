import { Link, useLocation } from "@remix-run/react";
import { lazy, type MouseEvent, Suspense, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { DialogWait } from "#app/ui/overlays/dialog-wait.tsx";
import { MotionToggle } from "../../header/motion-toggle.tsx";
import { useSite } from "../../use-site.ts";
import { NoticeBell } from "../notice-bell.tsx";
import * as s from "./notice-bar.css.ts";
import { NoticeLine } from "./notice-line.tsx";
import { NoticeStrip } from "./notice-strip.tsx";

const NoticePopup = lazy(() =>
  import("../notice-popup.tsx").then(({ NoticePopup: Popup }) => ({ default: Popup })),
);

/**
 * The titles of the newest notices: a moving strip, or one at a time in a line that stands still. A
 * click opens a notice over the page.
 */
export function NoticeBar() {
  const { t } = useTranslation();
  const { brand, notices } = useSite();
  const form = brand.layout.notices;
  const { pathname } = useLocation();
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
  const isMoving = form === "strip";
  return (
    <section className={s.bar[form]} aria-label={t("notices.label")}>
      <span className={s.mark}>
        <Icon name="megaphone" />
      </span>
      <NoticeBell className={s.bell} />
      {isMoving ? (
        <NoticeStrip notices={notices} isPaused={open !== undefined} onOpen={show} />
      ) : (
        <NoticeLine notices={notices} onOpen={show} />
      )}
      {isMoving && (
        <span className={s.narrowOnly}>
          <MotionToggle className={s.button} />
        </span>
      )}
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
