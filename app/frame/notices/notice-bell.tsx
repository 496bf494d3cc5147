import { Link } from "@remix-run/react";
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { DialogWait } from "#app/ui/overlays/dialog-wait.tsx";
import { useSite } from "../use-site.ts";
import * as s from "./notice-bell.css.ts";
import { seeNotices, useHasUnseen } from "./seen-notices.ts";

const Announcements = lazy(() =>
  import("./announcements.tsx").then(({ Announcements: Popup }) => ({ default: Popup })),
);

type Props = { className: string; children?: ReactNode };

/**
 * Leads to the notices, with a dot while there are new ones. A press opens them over the page;
 * without a script it opens their page. `children` are words beside the bell.
 */
export function NoticeBell({ className, children }: Props) {
  const { t } = useTranslation();
  const { newest } = useSite().bell;
  const hasUnseen = useHasUnseen(newest);
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (newest === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link
        to="/noticePage"
        className={className}
        aria-label={t(hasUnseen ? "notices.new" : "notices.label")}
        onClick={open}
      >
        <span className={s.bell}>
          <Icon name="bell" />
          {hasUnseen && <span className={s.dot} />}
        </span>
        {children}
      </Link>
      {isOpen && (
        <Suspense fallback={<DialogWait label={t("loading")} />}>
          <Announcements onShown={() => seeNotices(newest)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
