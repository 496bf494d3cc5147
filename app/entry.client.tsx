import { RemixBrowser } from "@remix-run/react";
import i18next from "i18next";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { loadCallsEarly } from "./frame/connection/load-calls.ts";
import { outlastOutages } from "./frame/connection/outlast-outages.ts";
import { captureEarlyInput, ReplayEarlyInput } from "./frame/head/early-input.tsx";
import { keepInstallOffer } from "./frame/head/install-offer.ts";
import { registerWorker } from "./frame/head/register-worker.ts";
import { keepLanguageOfAddress } from "./i18n/keep-language-of-address.ts";
import { type I18nPayload, i18nOptions } from "./i18n/languages.ts";
import { readWording } from "./i18n/read-wording.ts";
import { sentenceEnd } from "./i18n/sentence-end.ts";
import { loadedAddress } from "./request/address/loaded-address.ts";

/** The offline page is fetched once the first view has everything it needs. */
const WORKER_DELAY_MS = 10_000;

keepInstallOffer();
window.fetch = outlastOutages(window.fetch.bind(window));

// When a newer page aborts a fetcher's answer, Remix leaves a rejected promise behind. An aborted
// request is not an error.
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") {
    event.preventDefault();
  }
});

const payload: I18nPayload = JSON.parse(document.getElementById("i18n")!.textContent!);

/**
 * True when the address no longer matches the page. Back or forward between two addresses of one
 * screen, pressed before hydration, changes only the address. The router would hydrate the old
 * content under it, so the page is loaded again. If the answer is for another address again, the
 * page stays, so that nothing loops.
 */
function isAddressOld(): boolean {
  const address = loadedAddress(location);
  const isOld = payload.address !== undefined && payload.address !== address;
  const isAskedAgain = sessionStorage.getItem("asked-again") === address;
  if (isOld && !isAskedAgain) sessionStorage.setItem("asked-again", address);
  else sessionStorage.removeItem("asked-again");
  return isOld && !isAskedAgain;
}

/**
 * Remix decodes the page's data within its first render and throws the promise. If a key or a tap
 * arrives then, React 18 renders at once, which cannot wait, and the page never hydrates
 * (remix-run/remix#10214). Decoding first avoids that.
 */
async function decodePageData() {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

const initWording = async () => {
  const resources = await readWording(payload);
  await i18next
    .use(initReactI18next)
    .use(sentenceEnd)
    .use({
      type: "backend",
      init() {},
      read: (language: string, namespace: string) =>
        fetch(`/i18n/${language}/${namespace}`).then((response) => response.json()),
    })
    .init({
      ...i18nOptions,
      lng: payload.lng,
      ns: Object.keys(resources),
      resources: { [payload.lng]: resources as never },
      partialBundledLanguages: true,
      react: { useSuspense: true },
    });
};

async function wake() {
  await Promise.all([initWording(), decodePageData()]);
  const typed = captureEarlyInput();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18next}>
          <RemixBrowser />
          <ReplayEarlyInput notes={typed} />
        </I18nextProvider>
      </StrictMode>,
    );
  });
}

if (isAddressOld()) {
  location.reload();
} else {
  keepLanguageOfAddress();
  wake().then(loadCallsEarly);
  setTimeout(registerWorker, WORKER_DELAY_MS);
}
