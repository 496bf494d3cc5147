import type { ReactNode } from "react";
import type { Words } from "./visit.server.ts";

type Props = {
  t: Words;
  language: string;
  /** The person's choice; without one the system's scheme holds. */
  theme: "light" | "dark" | undefined;
  title: string;
  /** Where the buttons for language and theme lead back to. */
  back: string;
  isNarrow?: boolean;
  /** True for pages of a person who is logged in. */
  isIn?: boolean;
  children: ReactNode;
};

/** The frame of every page of the office: plain, and the same for every brand. */
export function Shell({ t, language, theme, title, back, isNarrow, isIn, children }: Props) {
  const otherLanguage = language === "es" ? "en" : "es";
  return (
    <html lang={language} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${t("name")}`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/office.css" />
        <script type="module" src="/passkey.js" />
      </head>
      <body>
        <a className="skip" href="#main">
          {t("skip")}
        </a>
        <header>
          <strong>{t("name")}</strong>
          {isIn && (
            <nav aria-label={t("nav.label")}>
              <a href="/sessions">{t("nav.sessions")}</a>
              <a href="/terminal">{t("nav.terminal")}</a>
              <form className="inline" method="post" action="/logout">
                <button className="plain" type="submit">
                  {t("nav.logout")}
                </button>
              </form>
            </nav>
          )}
          <form className="prefs" method="post" action="/preferences">
            <input type="hidden" name="back" value={back} />
            {(["light", "dark"] as const).map((scheme) => (
              <button className="plain" type="submit" name="theme" value={scheme} key={scheme}>
                {t(`theme.${scheme}`)}
              </button>
            ))}
            <button
              className="plain"
              type="submit"
              name="language"
              value={otherLanguage}
              lang={otherLanguage}
            >
              {t("language")}
            </button>
          </form>
        </header>
        <main id="main" className={isNarrow ? "narrow" : undefined}>
          {children}
        </main>
      </body>
    </html>
  );
}
