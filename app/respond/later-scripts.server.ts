/**
 * Delays a page's scripts until the page is visible. Every page works before its script runs, but a
 * browser fetches a module as early as a picture or a font. Remix writes these elements, so they
 * are marked here and `StartScripts` starts them. Development starts them at once.
 */
export const laterScripts = (page: string): string =>
  import.meta.env.DEV
    ? page
    : page
        .replaceAll('<link rel="modulepreload"', '<link rel="later"')
        .replace(' type="module" async="">import ', ' type="later" async="">import ');
