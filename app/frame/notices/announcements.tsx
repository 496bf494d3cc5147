import { useFetcher } from "@remix-run/react";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Pager } from "#app/ui/data/pager.tsx";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { choose, pagesOf, titlesOf, turnTo } from "./announcement-view.ts";
import * as s from "./announcements.css.ts";
import { NoticeText } from "./notice-text.tsx";
import { NoticeTime } from "./notice-time.tsx";
import type { ShownNotice } from "./notices.server.ts";

type Props = {
  /** Only the notices that must be read. */
  isMust?: boolean;
  onShown?: () => void;
  onClose: () => void;
};

/** The announcement popup. It fetches its notices and opens only when there are some. */
export function Announcements({ isMust = false, onShown, onClose }: Props) {
  const { data, load } = useFetcher<{ notices: ShownNotice[] }>();
  const notices = data?.notices ?? [];
  const isEmpty = notices.length === 0;
  useEffect(() => load(isMust ? "/announcements?must" : "/announcements"), [isMust, load]);
  useEffect(() => {
    if (!isEmpty) onShown?.();
  }, [isEmpty, onShown]);
  return isEmpty ? null : <Window notices={notices} onClose={onClose} />;
}

function Window({ notices, onClose }: { notices: ShownNotice[]; onClose: () => void }) {
  const { t } = useTranslation("notices");
  const [view, setView] = useState(() => turnTo(notices, 1));
  const total = pagesOf(notices);
  return (
    <Dialog
      title={t("popup.title")}
      closeLabel={t("close")}
      size="large"
      drag={{ move: t("move") }}
      onClose={onClose}
    >
      <ul className={s.list}>
        {titlesOf(notices, view.page).map((notice) => (
          <Entry
            key={notice.id}
            notice={notice}
            isOpen={notice.id === view.selected}
            onChoose={() => setView(choose(view, notice.id))}
          />
        ))}
      </ul>
      <div className={s.foot}>
        <Pager
          page={view.page}
          totalPages={total}
          onPage={(page) => setView(turnTo(notices, page))}
          words={{
            label: t("pager.label"),
            previous: t("pager.previous"),
            next: t("pager.next"),
            page: t("pager.place", { page: view.page, total }),
          }}
        />
        <div className={s.actions}>
          <ButtonLink to="/noticePage" tone="quiet">
            {t("all")}
          </ButtonLink>
          <Button onClick={onClose} data-default>
            {t("popup.done")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

type EntryProps = { notice: ShownNotice; isOpen: boolean; onChoose: () => void };

/** A title with its content: next to it on a wide screen, below it on a phone. */
function Entry({ notice, isOpen, onChoose }: EntryProps) {
  const id = useId();
  return (
    <li>
      <button
        type="button"
        className={s.title}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onChoose}
      >
        <span className={s.words}>{notice.title}</span>
        <Icon name="chevron-right" size={18} />
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text longer than its pane is scrolled.
        <article id={id} className={s.content} aria-label={notice.title} tabIndex={0}>
          <h3 className={s.heading}>{notice.title}</h3>
          <NoticeTime time={notice.time} />
          <NoticeText html={notice.content} />
        </article>
      )}
    </li>
  );
}
