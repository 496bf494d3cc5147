/**
 * Lets a page's scripts wait until it is seen: every page works before its script does, but a browser
 * asks for a module as early as for a picture or a font. Remix writes these elements itself, so they
 * are marked here; `StartScripts` lets them begin. Development starts them at once.
 */
export const laterScripts = (page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> =>
  import.meta.env.DEV
    ? page
    : Buffer.from(
        page
          .toString()
          .replaceAll('<link rel="modulepreload"', '<link rel="later"')
          .replace(' type="module" async="">import ', ' type="later" async="">import '),
      );
