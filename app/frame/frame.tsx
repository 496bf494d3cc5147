import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { ConnectionStrip } from "./connection/connection-strip.tsx";
import { BottomBar } from "./edges/bottom-bar.tsx";
import { BrandSwitch } from "./edges/brand-switch.tsx";
import { SideButtons } from "./edges/side-buttons.tsx";
import { toContent } from "./edges/to-content.ts";
import { Footer } from "./footer/footer.tsx";
import * as s from "./frame.css.ts";
import { accountState } from "./header/account-state.ts";
import { Header } from "./header/header.tsx";
import { hasOwnNavigation, layoutOf } from "./layout-of.ts";
import { LiveUpdates } from "./live/live-updates.tsx";
import { Announcer } from "./notices/announcer.tsx";
import { ground as noticeGround } from "./notices/bar/notice-bar.css.ts";
import { NoticeBar } from "./notices/bar/notice-bar.tsx";
import { useSharedSession } from "./use-shared-session.ts";
import { useSite } from "./use-site.ts";
import { LastVisit } from "./visitor/last-visit.tsx";
import { TrialDialog } from "./visitor/trial-dialog.tsx";

/** Header, footer and bars, as far as the path's layout has them. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { brand, account, previews, isPreview, isGate } = useSite();
  const { header, notices, surface, pageHead, pageBody, stories, centre, lobby, access } =
    brand.layout;
  const { pathname } = useLocation();
  const { kind, hasNavigation } = layoutOf(pathname);
  useSharedSession();
  const isBare = kind === "bare";
  const isGame = kind === "headerOnly";
  const isWhole = !isBare && !isGame && !isGate;
  const isRailless = header === "rail" && (!hasNavigation || isGate);
  return (
    <div
      className={(isGame ? s.game : s.frame)[isRailless ? "rows" : header]}
      data-surface={surface}
      data-page-head={pageHead}
      data-page-body={pageBody}
      data-stories={stories}
      data-centre={centre}
      data-lobby={lobby}
      data-access={access}
    >
      <a {...toContent} className={s.skip}>
        {t("skip")}
      </a>
      {isPreview && <p className={s.ribbon}>{t("closed.preview")}</p>}
      {isWhole && notices === "above" && (
        <div className={noticeGround}>
          <NoticeBar />
        </div>
      )}
      {!isBare && (
        <Header
          isBesideGame={isGame}
          hasNavigation={hasNavigation && !isGate}
          isCentre={hasOwnNavigation(pathname)}
          hasTicket={isWhole && notices === "ticket"}
        />
      )}
      <div className={s.column}>
        <ConnectionStrip />
        {isWhole && (
          <div className={s.wrap}>
            {(notices === "strip" || notices === "line") && <NoticeBar />}
            <LastVisit />
          </div>
        )}
        <main
          id="content"
          tabIndex={-1}
          className={isGame ? s.bareMain : isGate && !isBare ? s.gate : s.main}
        >
          {children}
        </main>
        {isWhole && kind !== "noSideMenu" && <SideButtons place="edge" />}
        {isWhole && <Footer />}
      </div>
      {isWhole && <BottomBar />}
      {isWhole && <Announcer />}
      {account &&
        (accountState(account) === "trial" ? (
          <TrialDialog />
        ) : (
          <LiveUpdates account={account.id} />
        ))}
      {previews.length > 1 && <BrandSwitch previews={previews} />}
    </div>
  );
}
