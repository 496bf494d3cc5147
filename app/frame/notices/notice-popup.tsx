import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { NoticeText } from "./notice-text.tsx";
import { NoticeTime } from "./notice-time.tsx";
import type { ShownNotice } from "./notices.server.ts";

type Answer = { notice: ShownNotice | null };

/** One notice over the page, opened from the bar and fetched on demand. */
export function NoticePopup({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("notices");
  const { data, load } = useFetcher<Answer>();
  useEffect(() => load(`/announcements?id=${encodeURIComponent(id)}`), [id, load]);
  const notice = data?.notice;
  if (data && !notice) {
    return (
      <Dialog label={t("gone.title")} closeLabel={t("close")} onClose={onClose}>
        <EmptyState icon="megaphone" title={t("gone.title")} text={t("gone.text")}>
          <ButtonLink to="/noticePage">{t("all")}</ButtonLink>
        </EmptyState>
      </Dialog>
    );
  }
  return (
    <Dialog
      key={notice ? "notice" : "wait"}
      title={notice?.title}
      label={t("waiting")}
      closeLabel={t("close")}
      drag={{ move: t("move") }}
      onClose={onClose}
    >
      {notice ? (
        <>
          <NoticeTime time={notice.time} />
          <NoticeText html={notice.content} />
        </>
      ) : (
        <p role="status">{t("waiting")}</p>
      )}
    </Dialog>
  );
}
