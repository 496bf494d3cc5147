import { Link, useLocation } from "@remix-run/react";
import { lazy, type MouseEvent, Suspense, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { DialogWait } from "#app/ui/overlays/dialog-wait.tsx";
import { MotionToggle } from "../../header/motion-toggle.tsx";
import { useSite } from "../../use-site.ts";
import { NoticeBell } from "../notice-bell.tsx";
import { isHomeAt, isListAt } from "../notice-paths.ts";
import * as s from "./notice-bar.css.ts";
import { NoticeLine } from "./notice-line.tsx";
import { NoticeStrip } from "./notice-strip.tsx";

const NoticePopup = lazy(() =>
  import("../notice-popup.tsx").then(({ NoticePopup: Popup }) => ({ default: Popup })),
);

type Props = {
  /**
   * "below" is its place on lists of games and the home page: below the first shelf, not above the
   * games. The home page's bar, and one above or inside the header, move there on phones only.
   */
  place?: "top" | "below";
};

/**
 * The titles of the newest notices: a moving strip, or one at a time in a line that stands still. A
 * click opens a notice over the page.
 */
export function NoticeBar({ place = "top" }: Props) {
  const { t } = useTranslation();
  const { brand, notices } = useSite();
  const { layout } = brand;
  const isMoving = layout.notices === "strip";
  const { pathname } = useLocation();
  const [open, setOpen] = useState<string>();
  const [path, setPath] = useState(pathname);
  // An effect would run after the first render too, and take back a tap in the moment of waking.
  if (path !== pathname) {
    setPath(pathname);
    setOpen(undefined);
  }
  const isBelow = place === "below";
  const isInPage = isMoving || layout.notices === "line";
  const isAboveList = !isBelow && isListAt(pathname);
  if (notices.length === 0 || (isAboveList && isInPage)) return null;
  const show = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(id);
  };
  const form = isBelow && !isMoving ? "line" : layout.notices;
  const isHome = isHomeAt(pathname);
  const isOnPhones = isBelow && (isHome || !isInPage);
  const looks = [
    s.bar[form],
    isBelow && (isHome ? s.belowRow : s.below),
    isOnPhones && s.phonesOnly,
    !isBelow && (isHome || isAboveList) && s.notOnPhones,
  ];
  return (
    <section
      className={looks.filter(Boolean).join(" ")}
      aria-label={t("notices.label")}
      data-phones={isOnPhones ? "" : undefined}
    >
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
        <span className={s.phonesOnly}>
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
