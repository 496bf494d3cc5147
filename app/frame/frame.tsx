import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BottomBar } from "./bottom-bar.tsx";
import { BrandSwitch } from "./brand-switch.tsx";
import { Footer } from "./footer.tsx";
import * as s from "./frame.css.ts";
import { Header } from "./header/header.tsx";
import { SideButtons } from "./side-buttons.tsx";
import { useSite } from "./use-site.ts";

/** Paths that show the header and nothing else around the page. */
const headerOnly = /^\/game(\/|$)/;

export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { brand, previews } = useSite();
  const { layout } = brand;
  const { pathname } = useLocation();
  const isBare = headerOnly.test(pathname);
  return (
    <div className={s.frame[layout.header]}>
      <a href="#content" className={s.skip}>
        {t("skip")}
      </a>
      <Header isCompact={isBare} />
      <div className={s.column}>
        <main id="content" tabIndex={-1} className={isBare ? s.bareMain : s.main}>
          {children}
        </main>
        {!isBare && <Footer />}
      </div>
      {!isBare && <SideButtons />}
      {!isBare && <BottomBar />}
      {previews.length > 1 && <BrandSwitch previews={previews} />}
    </div>
  );
}
