/** Lets the offline page be kept on the device, in the visitor's language and theme. */
export function registerWorker() {
  const { lang, dataset } = document.documentElement;
  // Without it the site is the same: a private window, for example, keeps none.
  navigator.serviceWorker
    ?.register(`/sw.js?lang=${lang}&theme=${dataset.theme}`)
    .catch(() => undefined);
}
