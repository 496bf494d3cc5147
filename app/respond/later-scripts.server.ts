/**
 * Delays a page's scripts until the page is visible. Every page works before its script runs, but a
 * browser fetches a module as early as a picture or a font. Remix writes these elements, so they
 * are marked here and `StartScripts` starts them. Development starts them at once. A stylesheet of
 * another type is the one link that a body may hold and that no browser fetches.
 */
export const laterScripts = (page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> =>
  import.meta.env.DEV ? page : endedOnce(replaced(page, LATER));

const END = Buffer.from("</body></html>");

/** Remix writes its data behind the end of the page. Browsers read it as part of the body, so it is. */
function endedOnce(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const at = page.indexOf(END);
  if (at < 0) return page;
  return Buffer.concat([page.subarray(0, at), page.subarray(at + END.length), END]);
}

const LATER: readonly (readonly [from: string, to: string])[] = [
  ['<link rel="modulepreload"', '<link rel="stylesheet" type="text/later"'],
  [' type="module" async="">import ', ' type="text/later">import '],
];

/** Works on the bytes, because a page as a string costs more than all its replacements. */
function replaced(page: Buffer<ArrayBuffer>, words: typeof LATER): Buffer<ArrayBuffer> {
  return words.reduce((before, [from, to]) => {
    const parts: Buffer[] = [];
    let start = 0;
    for (let at = before.indexOf(from); at >= 0; at = before.indexOf(from, start)) {
      parts.push(before.subarray(start, at), Buffer.from(to));
      start = at + from.length;
    }
    return start === 0 ? before : Buffer.concat([...parts, before.subarray(start)]);
  }, page);
}
