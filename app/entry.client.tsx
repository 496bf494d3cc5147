import { RemixBrowser } from "@remix-run/react";
import i18next from "i18next";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { type I18nPayload, i18nOptions } from "./i18n/languages.ts";

const payload: I18nPayload = JSON.parse(document.getElementById("i18n")!.textContent!);

i18next
  .use(initReactI18next)
  .use({
    type: "backend",
    init() {},
    read: (language: string, namespace: string) =>
      fetch(`/i18n/${language}/${namespace}`).then((response) => response.json()),
  })
  .init({
    ...i18nOptions,
    lng: payload.lng,
    ns: Object.keys(payload.resources),
    resources: { [payload.lng]: payload.resources as never },
    partialBundledLanguages: true,
    react: { useSuspense: true },
  })
  .then(() => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <I18nextProvider i18n={i18next}>
            <RemixBrowser />
          </I18nextProvider>
        </StrictMode>,
      );
    });
  });
