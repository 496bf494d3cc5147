import type { ReactNode } from "react";
import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Contact } from "../contact.tsx";
import type { HelpData } from "../help-data.server.ts";
import { HelpSearch } from "../help-search.tsx";
import { SearchResults } from "../search-results.tsx";
import { Questions } from "./questions.tsx";
import * as s from "./start.css.ts";
import { SubjectNav } from "./subject-nav.tsx";
import { Topics } from "./topics.tsx";

type Props = { data: HelpData; banners: ReactNode };

/** The help centre's first page: search, every article as the brand orders them, then service. */
export function HelpStart({ data, banners }: Props) {
  const { t } = useTranslation("help");
  const { pageBody } = useBrand().layout;
  const { base, q, hits } = data;
  return (
    <div className={s.page}>
      <header className={s.head}>
        <div>
          <h1 className={s.title}>{t("title")}</h1>
          <p className={s.lead}>{t("lead")}</p>
        </div>
        <HelpSearch base={base} q={q} found={hits?.length} />
      </header>
      {hits && <SearchResults base={base} q={q} hits={hits} />}
      {!hits && (
        <div className={s.body}>
          {pageBody === "cards" && <Contact />}
          {pageBody === "index" && <SubjectNav />}
          {pageBody === "scores" ? <Questions data={data} /> : <Topics data={data} />}
        </div>
      )}
      {banners ?? <Write />}
    </div>
  );
}

function Write() {
  const { t } = useTranslation("help");
  return (
    <aside className={s.write}>
      <div>
        <h2 className={s.writeTitle}>{t("write.title")}</h2>
        <p>{t("write.text")}</p>
      </div>
      <ButtonLink to="/feedback">
        <Icon name="send" />
        {t("write.action")}
      </ButtonLink>
    </aside>
  );
}
