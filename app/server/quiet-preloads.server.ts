/**
 * Lets scripts come after what is seen: every page works before its script does, but a browser asks
 * for a preloaded module as early as for a picture or a font. Remix writes these links itself.
 */
export const quietPreloads = (page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> =>
  Buffer.from(
    page
      .toString()
      .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'),
  );
