/** Stores the offline page on the device, in the visitor's language and theme. */
export function registerWorker() {
  const { lang, dataset } = document.documentElement;
  // The site works the same without a worker; a private window, for example, allows none.
  navigator.serviceWorker
    ?.register(`/sw.js?lang=${lang}&theme=${dataset.theme ?? "system"}`)
    .catch(() => undefined);
}
